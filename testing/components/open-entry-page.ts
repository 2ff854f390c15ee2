// Shows a page outside of the app in a test, from its HTML; the test starts its code, with a `go` of its own.
import { afterEach } from 'vitest';
import '#web/session/session.css';

let opened: HTMLElement | null = null;

export function openEntryPage(html: string): void {
  opened?.remove();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  opened = document.createElement('div');
  opened.className = body.className;
  opened.append(...body.children);
  document.body.append(opened);
}

afterEach(() => {
  opened?.remove();
  opened = null;
});
