// Where a page would go in a test, instead of going there: another page would end the test.
import { afterEach, beforeEach } from 'vitest';

type NavigateEvent = Event & { destination: { url: string } };

let left: string[] = [];
const stay = (event: Event) => {
  event.preventDefault();
  const { pathname, search, hash } = new URL((event as NavigateEvent).destination.url);
  left.push(pathname + search + hash);
};
const { navigation } = window as unknown as { navigation: EventTarget };

/** In a file of tests: answers where the page was sent in the test that runs. */
export function watchLeaving(): () => string[] {
  beforeEach(() => {
    left = [];
    navigation.addEventListener('navigate', stay);
  });
  afterEach(() => navigation.removeEventListener('navigate', stay));
  return () => left;
}
