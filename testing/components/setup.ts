// What every component test starts with: the styles of the app, so that colours and sizes are real, and nothing of the test before.
import '#web/app/styles.css';
import '#web/app/screens.css';
import './reset.ts';
import './serve.ts';

document.documentElement.dataset.theme = 'light';
