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
    const listen = (event: KeyboardEvent) => handler(event);
    let handler = buildHandler();
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

function buildHandler(): (event: KeyboardEvent) => void {
  const bindings = currentActions().flatMap((group) =>
    group.actions.flatMap((action) => {
      if (!action.keys || action.enabled === false) return [];
      const handle = (event: KeyboardEvent) => {
        event.preventDefault();
        action.run();
      };
      return [[action.keys, handle] as const];
    }),
  );
  return createKeybindingsHandler(Object.fromEntries(bindings), {
    ignore: (event) =>
      event.repeat || event.isComposing || isForText(event) || document.querySelector(openLayers) !== null,
  });
}
