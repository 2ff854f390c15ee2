// What an action of runs is: everything Copydesk knows of it but how it is done, in one record. Who adds one writes it in a file of its own
// in actions/ and names it in actions/run-actions.ts; the types then ask for how it is done (server) and how it is asked for (web).
import type * as z from 'zod/mini';
import type { Part } from '#domain/parts/parts.ts';
import type { Permission } from '#domain/permissions.ts';

/** So many products in words: `1,204`, and `1,204 products`. */
export type CountWords = { count: string; products: string };

export type ActionWords = {
  name: string;
  /** On the button that starts it. */
  verb: string;
  /** Whether to start it with so many products, such as `3 products`; by default the verb and their number. */
  question?: (products: string) => string;
  doing: string;
  /** What happens to a product that is taken, after `will`. */
  will: string;
  /** What became of a product that is done: the name of its figure. */
  done: string;
  /** What became of so many products that are done, at the start of a sentence; `hasMore`: the sentence goes on. */
  result: (of: CountWords, hasMore: boolean) => string;
  /** What became of products of which there was nothing to do, after their number; null where they count as skipped. */
  nothingToDo: string | null;
  /** The name of the figure of products that were not done. */
  skipped: string;
  /** Where no product is done. */
  nothing: string;
  /** What was done and what an undo of it does, each before `3 products`; null where there is nothing to restore. */
  undo: { noun: string; does: string } | null;
};

export type RunActionDefinition<Name extends string = string, Options extends z.ZodMiniType = z.ZodMiniType> = {
  name: Name;
  /** What who starts it must be allowed to; null: what the run it undoes needs. */
  needs: Permission | null;
  /** What can be chosen when it is asked for, and is stored with the run. */
  options: Options;
  words: ActionWords;
  /** The parts a run of it is about; none where it is about facts of the product. */
  partsOf(options: z.output<Options>): readonly Part[];
  /** The other choices made when it was started, in a few words each. */
  describe(options: z.output<Options>): string[];
  /** Whether it writes new text, which can equal its source. */
  isWriting: boolean;
  /** Whether its products can need a look afterwards. */
  isChecked: boolean;
  /** Whether what it changed waits for review. */
  isReviewed: boolean;
  /** Whether it decides on parts: what it does and leaves is counted in parts too. */
  decidesParts?: true;
  /** How many of its products a person looks at before it does anything; without it, and where it is undefined, none. */
  sampleOf?(options: z.output<Options>): number | undefined;
  /** Whether it counts matches that were not selected. */
  hasSkippedHits?: true;
  /** Whether it moves products between the catalog and other places, which its undo moves back. */
  isMove?: true;
  /** Why what it did cannot be undone, in sentences for the person who asks; without it, and where it is undefined, it can be. */
  whyFinal?(options: z.output<Options>): string | undefined;
};

/** Names the types of an action's record; it is what was given. */
export function defineRunAction<
  const Name extends string,
  Options extends z.ZodMiniType,
  const Needs extends Permission | null,
>(
  action: RunActionDefinition<Name, Options> & { needs: Needs },
): RunActionDefinition<Name, Options> & { needs: Needs } {
  return action;
}

/** `Approved 733 products`; where the sentence goes on `Approved 733`. */
export const counted =
  (verb: string): ActionWords['result'] =>
  ({ count, products }, hasMore) =>
    `${verb} ${hasMore ? count : products}`;

/** `Changed 3 products` */
export const changed: ActionWords['result'] = ({ products }) => `Changed ${products}`;
