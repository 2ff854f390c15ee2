// User commands: one list per screen feeds its buttons, the shortcuts, the key sheet and the palette.
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Needing, useRefusalOf } from '#web/client/use-may.ts';

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
  /** What it calls: it is offered to those who may. Absent: to everybody. */
  needs?: Needing;
  /** Absent means enabled. */
  enabled?: boolean;
  run: () => void;
};

/** For Enter, which belongs to the element that has the focus. */
export const isUnfocused = (focused: Element): boolean => focused.matches('body, main');

type ActionGroup = { title: string; actions: Action[] };

const groups = new Map<string, ActionGroup>();
let snapshot: ActionGroup[] = [];
const listeners = new Set<() => void>();

/** What several parts of a screen offer under one title is one group, and what is drawn twice, for wide and narrow, one command. */
function publish(): void {
  const byTitle = new Map<string, Map<string, Action>>();
  for (const { title, actions } of groups.values()) {
    const group = byTitle.get(title) ?? new Map<string, Action>();
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

/** Offers a screen's commands while it is shown, to those who may give them. `title` heads them in the key sheet and the palette. */
export function useActions(title: string, all: Action[]): void {
  const id = useId();
  const refusalOf = useRefusalOf();
  const actions = all.filter(({ needs }) => needs === undefined || refusalOf(needs) === null);
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
export function useActionGroups(): ActionGroup[] {
  return useSyncExternalStore(subscribeActions, currentActions);
}
