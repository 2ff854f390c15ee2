// Listens for the shortcuts of the commands on screen. Silent while typing, in dialogs and in open menus, and until a field is there that was
// asked for.
import { useEffect } from 'react';
import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { type Action, currentActions } from '#web/shared/screen/actions.ts';

const typingFields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const openLayers =
  '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open], [data-opens-field]';

/** Keys with a control or command key are never text, so they work everywhere but in another layer. */
function isForText(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches(typingFields) && !event.ctrlKey && !event.metaKey;
}

export function Shortcuts() {
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return null;
}

/** A sequence's first key counts this long. */
const sequenceMs = 1_000;
/** What may be the first key of a sequence; remembered even if something is drawn before the second. */
let first: KeyboardEvent | null = null;
let firstAt = 0;

const isIgnored = (event: KeyboardEvent) =>
  // A panel that has just closed itself on Escape has taken the key.
  event.defaultPrevented ||
  event.repeat ||
  event.isComposing ||
  isForText(event) ||
  document.querySelector(openLayers) !== null;

function listen(event: KeyboardEvent): void {
  // A browser that fills a field in reports a key without one.
  if (!event.key || event.getModifierState?.(event.key)) return;
  const before = Date.now() - firstAt < sequenceMs ? first : null;
  first = isForText(event) ? null : event;
  firstAt = Date.now();
  if (isIgnored(event)) return;
  // In `g a` the `a` belongs to the sequence: it must not approve anything.
  const sequence = before === null ? undefined : findAction([before, event]);
  if (sequence !== undefined) first = null;
  const action = sequence ?? findAction([event]);
  if (!action) return;
  event.preventDefault();
  action.run();
}

/** The command of the keys pressed, the last of them now, that can be given now. */
function findAction(pressed: readonly KeyboardEvent[]): Action | undefined {
  const target = pressed.at(-1)?.target;
  const isPressed = (keys: string | undefined) => {
    const presses = keys === undefined ? [] : parseKeybinding(keys);
    return (
      presses.length === pressed.length &&
      presses.every((press, at) => matchKeybindingPress(pressed[at] as KeyboardEvent, press))
    );
  };
  const found = currentActions()
    .flatMap((group) => group.actions)
    .filter(
      ({ keys, otherKeys, enabled, isFor }) =>
        enabled !== false &&
        (!isFor || (target instanceof Element && isFor(target))) &&
        (isPressed(keys) || isPressed(otherKeys)),
    );
  return found.findLast(({ isRefused }) => !isRefused) ?? found.at(-1);
}
