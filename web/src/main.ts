import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './shell/theme.css';
import './shell/base.css';
import { speak, wished } from './shell/words';

const target = document.getElementById('app');
if (!target) throw new Error('no place for the page');
await speak(wished(), null);
mount(App, { target });
