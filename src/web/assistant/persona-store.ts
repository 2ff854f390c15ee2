// Which persona this browser chose; every window of it follows.
import { useSyncExternalStore } from 'react';
import { type PersonaName, type PersonaType, personaNames, readPersona } from '#domain/assistant/persona-names.ts';
import { keep, readKept } from '#web/kit/kept.ts';

const storeKey = 'copydesk.persona';
const listeners = new Set<() => void>();
let chosen = readPersona(readKept(storeKey));

function publish(type: PersonaType): void {
  if (type === chosen) return;
  chosen = type;
  for (const listener of listeners) listener();
}

export function choosePersona(type: PersonaType): void {
  keep(storeKey, type);
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
