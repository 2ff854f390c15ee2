// Nothing of the test before is left. All files of a browser share its storage, its mouse and its window, and the tests of a file what
// the app's modules hold.
import { beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { queryClient } from '#web/client/query-client.ts';
import { forgetToasts } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { readStartedAgain } from '#web/shared/runs/started-runs.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the mouse to the corner of the window (see vitest.config.ts). */
    restMouse: () => Promise<void>;
  }
}

const desktop = [1440, 900] as const;

let hasMouseMoved = false;
window.addEventListener('pointermove', () => {
  hasMouseMoved = true;
});

// Before a test, not after it: what runs after one is left out once a check there has failed, and the next would fail for it.
beforeEach(async () => {
  queryClient.clear();
  forgetToasts();
  announce('');
  localStorage.clear();
  sessionStorage.clear();
  readStartedAgain();
  document.documentElement.dataset.theme = 'light';
  if (window.innerWidth !== desktop[0] || window.innerHeight !== desktop[1]) await page.viewport(...desktop);
  if (!hasMouseMoved) return;
  await commands.restMouse();
  // The last move was its own.
  hasMouseMoved = false;
});
