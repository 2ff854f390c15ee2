// The chosen theme: system, light or dark. public/theme.js sets it before the first paint; this follows later changes.
import { useSyncExternalStore } from 'react';
import { keep, readKept } from './kept.ts';

type Theme = 'system' | 'light' | 'dark';

const storageKey = 'copydesk.theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let chosen: Theme = readStored();

function readStored(): Theme {
  const stored = readKept(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && systemDark.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  keep(storageKey, theme);
  apply();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}

systemDark.addEventListener('change', apply);
