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
    let offered = '';
    let handler = (_event: KeyboardEvent) => {};
    // Made anew only for other keys, and after a sequence: it remembers the first key of one, whatever is drawn before the second.
    const renew = () => {
      const keys = offeredKeys();
      offered = keys.join('\n');
      handler = buildHandler(keys, renew);
    };
    const follow = () => {
      if (offeredKeys().join('\n') !== offered) renew();
    };
    renew();
    const listen = (event: KeyboardEvent) => handler(event);
    const unsubscribe = subscribeActions(follow);
    window.addEventListener('keydown', listen);
    return () => {
      unsubscribe();
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return null;
}

const allActions = () => currentActions().flatMap((group) => group.actions);
const offeredKeys = () => [
  ...new Set(allActions().flatMap(({ keys, otherKeys }) => [keys ?? [], otherKeys ?? []].flat())),
];
/** The command of these keys that can be given now. */
const findAction = (pressed: string, { target }: KeyboardEvent) =>
  allActions().findLast(
    ({ keys, otherKeys, enabled, isFor }) =>
      (keys === pressed || otherKeys === pressed) &&
      enabled !== false &&
      (!isFor || (target instanceof Element && isFor(target))),
  );

/** A sequence's first key counts this long. */
const sequenceMs = 1_000;
let previousKey = { key: '', at: 0 };

function endsSequence(event: KeyboardEvent): boolean {
  return Date.now() - previousKey.at < sequenceMs && findAction(`${previousKey.key} ${event.key}`, event) !== undefined;
}

function buildHandler(offered: readonly string[], onSequence: () => void): (event: KeyboardEvent) => void {
  const bindings = offered.map((keys) => {
    const handle = (event: KeyboardEvent) => {
      const action = findAction(keys, event);
      // In `g a` the `a` belongs to the sequence: it must not approve anything.
      if (!action || (!keys.includes(' ') && endsSequence(event))) return;
      event.preventDefault();
      if (keys.includes(' ')) onSequence();
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
