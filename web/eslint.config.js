// Finds bugs and dead code. Prettier decides the layout, svelte-check the types: rules that need types would check them a second time
// (48 s of CPU instead of 16).
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'src/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript reports unknown names.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Maps and sets that nothing on the screen depends on are plain on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // HTML made by the build or by our own code: icons, the map, the rules and the QR code. Nothing a person typed.
    files: [
      'src/board/Sign.svelte',
      'src/book/Page.svelte',
      'src/book/RulesPanel.svelte',
      'src/book/Why.svelte',
      'src/pages/Rules.svelte',
      'src/parts/Icon.svelte',
      'src/rattus/Plague.svelte',
      'src/table/Room.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
