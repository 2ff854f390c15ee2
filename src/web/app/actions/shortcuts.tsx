// Listens for the shortcuts of the commands on screen. Silent while typing, in dialogs and in open menus.
import { useEffect } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { currentActions, subscribeActions } from '#web/client/actions.ts';

const typingFields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const openLayers = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]';

/** Keys with a control or command key are never text, so they work everywhere but in another layer. */
function isForText(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches(typingFields) && !event.ctrlKey && !event.metaKey;
}

export function Shortcuts() {
  useEffect(() => {
    let handler = buildHandler();
    const listen = (event: KeyboardEvent) => handler(event);
    const unsubscribe = subscribeActions(() => {
      handler = buildHandler();
    });
    window.addEventListener('keydown', listen);
    return () => {
      unsubscribe();
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return null;
}

/** A sequence's first key counts this long. */
const sequenceMs = 1_000;
let previousKey = { key: '', at: 0 };

function buildHandler(): (event: KeyboardEvent) => void {
  const actions = currentActions().flatMap((group) => group.actions);
  const bound = new Map(
    actions.flatMap((action) => (action.keys && action.enabled !== false ? [[action.keys, action]] : [])),
  );
  const endsSequence = (event: KeyboardEvent) =>
    Date.now() - previousKey.at < sequenceMs && bound.has(`${previousKey.key} ${event.key}`);

  const bindings = [...bound].map(([keys, action]) => {
    const handle = (event: KeyboardEvent) => {
      // In `g a` the `a` belongs to the sequence: it must not approve anything.
      if (!keys.includes(' ') && endsSequence(event)) return;
      event.preventDefault();
      action.run();
    };
    return [keys, handle];
  });
  const handler = createKeybindingsHandler(Object.fromEntries(bindings), {
    ignore: (event) =>
      // A panel that has just closed itself on Escape has taken the key.
      event.defaultPrevented ||
      event.repeat ||
      event.isComposing ||
      isForText(event) ||
      document.querySelector(openLayers) !== null,
    timeout: sequenceMs,
  });
  return (event) => {
    handler(event);
    previousKey = isForText(event) ? { key: '', at: 0 } : { key: event.key, at: Date.now() };
  };
}
