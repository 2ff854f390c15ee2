// Opens a screen in a test as the app does: its router, its cache, its toasts. What else a test leaves is reset for all (reset.ts).
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { serveFrame } from './replies.ts';

let opened: { root: Root; place: HTMLElement } | null = null;

/** Shows the screen of an address. What the frame around it reads is served unless the test does. */
export function openScreen(address: string) {
  serveFrame();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  opened = { root, place };
  root.render(<App router={router} />);
  return {
    /** Where one is now, as the address bar shows it. */
    address: () => router.state.location.href,
    /** As the button Back of the browser. */
    goBack: () => router.history.back(),
    /** Before it is opened once more, as by a reload: storage stays. */
    close,
  };
}

function close(): void {
  opened?.root.unmount();
  opened?.place.remove();
  opened = null;
}

afterEach(close);
