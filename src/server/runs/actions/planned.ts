// What the server does of an action: what is worked out of each product before it is stored, what a look at a selection says before, and in
// what else it differs from other actions.
import type { SQL } from 'drizzle-orm';
import type { LimitFunction } from 'p-limit';
import type { Product } from '#domain/catalogue/product.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ActionName, OptionsByName } from '#domain/runs/actions/run-actions.ts';
import type { ItemPlan } from '#domain/runs/item-plan.ts';
import type { Looked } from '#domain/runs/left-parts.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { RunPreview, RunSelection } from '#domain/runs/runs.contract.ts';
import type { ItemsFile, WriteFormat } from '#domain/transfer/rows/format.ts';
import type { Engine } from '#domain/writing/engine.ts';
import type { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import type { Context } from '#server/http/context.ts';
import type { ModelFor } from '#server/models/models.commands.ts';
import type { RunRow } from '../runs.store.ts';

/** A product as it was read, and its content. */
export type Read = { product: Product; content: OptimizedContent | null };
/** A product with content. */
export type Written = Read & { content: OptimizedContent };
export const hasContent = (item: Read): item is Written => item.content !== null;

/** What is to be done with it, or why that could not be worked out. */
export type Planned = Read & ({ plan: ItemPlan } | { fault: unknown });

export type Tools = {
  writer: () => Promise<Engine>;
  onFault: (error: unknown, productId: number) => void;
  /** Aborted when this process is to leave the work to another one, or to itself at another time. */
  signal: AbortSignal;
};

/** Those of a selection, and how many there are. */
export type Chosen = {
  selection: RunSelection;
  where: ReturnType<typeof whereSelection>;
  total: number;
  withContent: number;
};
/** Products looked at one by one. */
export const mostLooked = 50;
export const isFew = ({ total }: Chosen): boolean => total <= mostLooked;
/** So many changes are shown. */
export const mostExamples = 5;

export type Writers = { writer: () => Promise<Engine>; modelFor: ModelFor };
export type Beside = Writers & { readCache: ReadCache };

/** What a look at a selection says of an action before it runs. */
export type Seen = Pick<RunPreview, 'isExact' | 'model' | 'examples'> &
  Partial<Pick<RunPreview, 'skipped' | 'points' | 'note' | 'asked' | 'askedParts'>> & { looked: Looked[] };

/** Of an action that takes every product. */
export const lookAtNone = ({ total }: Chosen): Seen => ({
  isExact: true,
  model: null,
  examples: [],
  looked: [{ taken: partNames, left: [], products: total }],
});

/** Work that is stored for many products at a time without a plan for each: as much for the database as an import. */
export type BulkWork = {
  /** Products of one job, and those done together. */
  chunkSize: number;
  atOnce: number;
  /** Does products of a run and stores what came of each. Throws only what is worth waiting for. */
  perform: (
    context: Context,
    run: RunRow,
    productIds: readonly number[],
    tools: Pick<Tools, 'onFault'> & { gate: LimitFunction },
  ) => Promise<void>;
};

/** Of what asks nobody for anything. */
export const bulkSizes = { chunkSize: 500, atOnce: 100 } as const satisfies Partial<BulkWork>;

/** The file of a run, but for the rows that the plans of its products hold. */
export type RunFileFrame = Pick<WriteFormat, 'fileName' | 'contentType'> &
  Pick<ItemsFile, 'head' | 'between' | 'tail' | 'empty'>;

export type ActionWork<Name extends ActionName> = {
  /** Works out outside of any transaction what becomes of products, in the order given. Throws only what hinders all of them. */
  plan: (
    context: Context,
    options: OptionsByName[Name],
    items: readonly Read[],
    tools: Tools,
  ) => Planned[] | Promise<Planned[]>;
  /** Says what it would do: product by product where they are few, counted where they are many. Stores nothing. */
  look: (context: Context, options: OptionsByName[Name], chosen: Chosen, beside: Beside) => Seen | Promise<Seen>;
  /** How many products a selection holds that are not in the catalog, and the highest id of them; null where it is about the catalog. */
  count?: (
    db: Db,
    options: OptionsByName[Name],
    selection: RunSelection,
  ) => Promise<{ total: number; until: number } | null>;
  /** The ids of the products that a run of it goes through; without it, and where it is null, those of its selection. */
  membersOf?: (options: OptionsByName[Name], run: RunRow) => SQL | null;
  /** How it is done in bulk; without it, and where it is null, by `plan`. */
  bulkOf?: (options: OptionsByName[Name]) => BulkWork | null;
  /** What does the rest of a run that tried some products first; without it, what was asked for. */
  continueFrom?: (options: OptionsByName[Name], tried: RunAction) => RunAction;
  /** Throws Problem where a run of it must not be retried now. */
  refuseRetry?: (tx: Db, options: OptionsByName[Name]) => Promise<void>;
  /** The file that it makes; without it, it makes none. */
  fileOf?: (options: OptionsByName[Name]) => RunFileFrame;
};

/** Of what nobody asks for over a selection. */
export const lookAtNothing = (): never => {
  throw new Error('Not asked for with a selection');
};

/** Of what is done in bulk, or goes through a file. */
export const noPlan = (): never => {
  throw new Error('Not planned product by product');
};
