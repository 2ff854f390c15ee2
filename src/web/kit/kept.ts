// What this browser, or this tab, keeps of choices. Where storage is switched off, a choice lasts for the page.

type BrowserStorage = 'localStorage' | 'sessionStorage';

/** Stands in where storage is switched off or full. */
const ofThisPage = new Map<string, string>();

export function readKept(key: string, place: BrowserStorage = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return ofThisPage.get(key) ?? null;
  }
}

export function keep(key: string, value: string, place: BrowserStorage = 'localStorage'): void {
  try {
    window[place].setItem(key, value);
  } catch {
    ofThisPage.set(key, value);
  }
}

export function forgetKept(key: string, place: BrowserStorage = 'localStorage'): void {
  ofThisPage.delete(key);
  try {
    window[place].removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept there.
  }
}
