// Starts the browser's half.
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLive } from '#web/client/live.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);

startLive();
