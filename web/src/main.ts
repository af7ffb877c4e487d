import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { reportFailures } from './shell/failures';
import { storeFiles } from './shell/home-screen';
import './shell/theme.css';
import './shell/base.css';
import { begin, wished } from './shell/words';

const target = document.getElementById('app');
if (!target) throw new Error('no place for the page');
reportFailures();
begin(wished());
mount(App, { target });
storeFiles();
