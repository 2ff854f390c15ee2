// What this browser, or this tab, keeps of choices. Where storage is switched off nothing is kept, and a choice lasts for the page.

type Place = 'localStorage' | 'sessionStorage';

export function readKept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value);
  } catch {
    // Switched off, or full.
  }
}
