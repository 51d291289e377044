import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/head.css';
import './styles/popover.css';
import './styles/plates.css';
import './styles/page.css';
import { mount } from 'svelte';
import { keepJournal } from './app/journal';
import App from './App.svelte';

keepJournal();

const target = document.getElementById('app');
if (target) mount(App, { target });
