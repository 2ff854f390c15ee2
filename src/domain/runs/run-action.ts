// An action of a run with what was chosen of it: how it is asked for, and how it is stored.
import * as z from 'zod/mini';
import type { Permission } from '#domain/permissions.ts';
import { type AskedName, actionOf, askedActions, runActions } from './actions/run-actions.ts';
import type { RunActionDefinition } from './define-run-action.ts';

type MemberOf<Action, Extra extends z.core.$ZodLooseShape> =
  Action extends RunActionDefinition<infer Name, infer Options>
    ? z.ZodMiniObject<{ action: z.ZodMiniLiteral<Name>; options: Options } & Extra, z.core.$strip>
    : never;
type MembersOf<Actions, Extra extends z.core.$ZodLooseShape> = {
  [Index in keyof Actions]: MemberOf<Actions[Index], Extra>;
};

const membersOf = <const Actions extends readonly RunActionDefinition[], Extra extends z.core.$ZodLooseShape>(
  actions: Actions,
  extra: Extra,
) =>
  // `map` does not say that each action gives its own member of the union.
  actions.map(({ name, options }) => z.object({ action: z.literal(name), options, ...extra })) as unknown as MembersOf<
    Actions,
    Extra
  >;

/** What a person may ask for, with what else is asked for. */
export const askedWith = <Extra extends z.core.$ZodLooseShape>(extra: Extra) =>
  z.discriminatedUnion('action', membersOf(askedActions, extra));

export const runActionSchema = z.discriminatedUnion('action', membersOf(runActions, {}));
export type RunAction = z.output<typeof runActionSchema>;

/** Whether a run of it moves products between the catalog and other places; an undo does where it moves them back. */
export const movesProducts = (run: RunAction): boolean =>
  run.action === 'undo' ? run.options.moves === true : actionOf(run.action).isMove === true;

/** What who asks for an action over products must be allowed to. */
export const needsOf = (name: AskedName): Permission => permissionOf({ action: name } as RunAction);

/** What who starts a run, goes on with it or undoes it must be allowed to. */
export function permissionOf(run: RunAction): Permission {
  const { needs } = actionOf(run.action);
  if (needs !== null) return needs;
  const { undoes } = (run as Extract<RunAction, { action: 'undo' }>).options;
  // Of an undo of an undo nothing says what the first one did: it may have been a decision.
  return (undoes && actionOf(undoes).needs) ?? 'decide';
}
