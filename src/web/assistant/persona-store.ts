// Which persona this browser chose; every window of it follows.
import { useSyncExternalStore } from 'react';
import { type PersonaName, type PersonaType, personaNames, readPersona } from '#domain/assistant/persona-names.ts';

const storeKey = 'copydesk.persona';
const listeners = new Set<() => void>();
let chosen = load();

function load(): PersonaType {
  try {
    return readPersona(localStorage.getItem(storeKey));
  } catch {
    return readPersona(null);
  }
}

function publish(type: PersonaType): void {
  if (type === chosen) return;
  chosen = type;
  for (const listener of listeners) listener();
}

export function choosePersona(type: PersonaType): void {
  try {
    localStorage.setItem(storeKey, type);
  } catch {
    // Storage can be switched off; the choice then lasts for this page.
  }
  publish(type);
}

function followStorage(event: StorageEvent): void {
  if (event.key === storeKey) publish(readPersona(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followStorage);
  };
}

export function currentPersona(): PersonaName {
  return personaNames[chosen];
}

export function usePersona(): PersonaName {
  return useSyncExternalStore(subscribe, currentPersona);
}
