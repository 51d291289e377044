import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { keepJournal } from './app/journal';
import App from './App.svelte';

keepJournal();

const target = document.getElementById('app');
if (target) mount(App, { target });
