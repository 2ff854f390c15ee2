// User commands: one list per screen feeds its buttons, the shortcuts, the key sheet and the palette.
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Needing, useRefusalOf } from '#web/client/use-may.ts';
import { toast } from '#web/kit/layers/toast.ts';

export type Action = {
  /** Unique in the app, such as `review.approve`. */
  id: string;
  label: string;
  /** A shortcut as tinykeys writes it: `a`, `Shift+a`, `$mod+k`, `g d`. */
  keys?: string;
  /** Other keys for the same; lists of commands show the first. */
  otherKeys?: string;
  /** Where the focus must be for its keys to count; absent: anywhere. Lists of commands offer it all the same. */
  isFor?: (focused: Element) => boolean;
  /** What it calls: it is offered to those who may; to others its key says who may. Absent: to everybody. */
  needs?: Needing;
  /** Absent means enabled. */
  enabled?: boolean;
  run: () => void;
};

/** For Enter, which belongs to the element that has the focus. */
export const isUnfocused = (focused: Element): boolean => focused.matches('body, main');

/** What the role of who is signed in refuses has a key that says so, and is in no list. */
type OfferedAction = Action & { isRefused?: boolean };
type ActionGroup = { title: string; actions: OfferedAction[] };

const groups = new Map<string, ActionGroup>();
let snapshot: ActionGroup[] = [];
const listeners = new Set<() => void>();

/** What several parts of a screen offer under one title is one group, and what is drawn twice, for wide and narrow, one command. */
function publish(): void {
  const byTitle = new Map<string, Map<string, OfferedAction>>();
  for (const { title, actions } of groups.values()) {
    const group = byTitle.get(title) ?? new Map<string, OfferedAction>();
    for (const action of actions) group.set(action.id, action);
    byTitle.set(title, group);
  }
  snapshot = [...byTitle].map(([title, group]) => ({ title, actions: [...group.values()] }));
  for (const listener of listeners) listener();
}

function subscribeActions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The groups on screen now, the shell's first. */
export function currentActions(): ActionGroup[] {
  return snapshot;
}

/** A command as those who may not give it have it. */
const refused = (action: Action, refusal: string): OfferedAction => ({
  ...action,
  isRefused: true,
  run: () => toast({ title: refusal }),
});

/** Offers a screen's commands while it is shown, to those who may give them. `title` heads them in the key sheet and the palette. */
export function useActions(title: string, all: Action[]): void {
  const id = useId();
  const refusalOf = useRefusalOf();
  const actions = all.map((action) => {
    const refusal = action.needs === undefined ? null : refusalOf(action.needs);
    return refusal === null ? action : refused(action, refusal);
  });
  // The list closes over fresh state, so it is handed over with every render, before it can be seen: a key may follow at once.
  // Readers look only when a key is pressed or a list opens.
  useLayoutEffect(() => {
    groups.set(id, { title, actions });
    publish();
  });
  useLayoutEffect(
    () => () => {
      groups.delete(id);
      publish();
    },
    [id],
  );
}

/** For lists that show the commands: the key sheet and the palette. */
export function useActionGroups(): { title: string; actions: Action[] }[] {
  const all = useSyncExternalStore(subscribeActions, currentActions);
  return all
    .map(({ title, actions }) => ({ title, actions: actions.filter(({ isRefused }) => !isRefused) }))
    .filter(({ actions }) => actions.length > 0);
}
