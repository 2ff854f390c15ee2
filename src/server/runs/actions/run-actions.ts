// How each action of runs is done, and what it would do. One that is missing does not compile.
import type { SQL } from 'drizzle-orm';
import { moves } from '#domain/catalogue/move.ts';
import type { ActionName, OptionsByName } from '#domain/runs/actions/run-actions.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { RunSelection } from '#domain/runs/runs.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { RunRow } from '../runs.store.ts';
import { approveWork } from './approve.action.ts';
import { decideWork } from './decide.action.ts';
import { generateWork, promptWork } from './draft.action.ts';
import { exportWork } from './export.action.ts';
import { findReplaceWork } from './find-replace.action.ts';
import { fixWork } from './fix.action.ts';
import { judgeWork } from './judge.action.ts';
import { measureWork } from './measure-images.action.ts';
import { moveWork } from './move.action.ts';
import {
  type ActionWork,
  type Beside,
  type BulkWork,
  type Chosen,
  lookAtNothing,
  noPlan,
  type Planned,
  type Read,
  type RunFileFrame,
  type Seen,
  type Tools,
} from './planned.ts';
import { replaceImageAddressWork } from './replace-image-address.action.ts';
import { setFieldWork } from './set-field.action.ts';
import { shareTextWork } from './share-text.action.ts';
import { takeAnswersWork } from './take-answers.action.ts';
import { undoWork } from './undo.action.ts';

const works: { [Name in ActionName]: ActionWork<Name> } = {
  generate: generateWork,
  prompt: promptWork,
  approve: approveWork,
  reject: decideWork('rejected'),
  'roll-back': decideWork('pending'),
  'find-replace': findReplaceWork,
  'set-field': setFieldWork,
  'replace-image-address': replaceImageAddressWork,
  fix: fixWork,
  'share-text': shareTextWork,
  judge: judgeWork,
  'measure-images': measureWork,
  export: exportWork,
  'take-answers': takeAnswersWork,
  undo: undoWork,
  'set-aside': moveWork(({ missing }) => ({ ...moves['set-aside'], ...(missing ? { missing } : {}) })),
  'bring-back': moveWork(() => moves['bring-back']),
  delete: moveWork(({ from }) => ({ from, to: 'deleted' })),
  import: { plan: noPlan, look: lookAtNothing },
};

/** An action with what was chosen of it. */
type Asked<Name extends ActionName> = { [Each in Name]: { action: Each; options: OptionsByName[Each] } }[Name];

/** In the order given. Throws only what hinders all of them. */
export async function planItems<Name extends ActionName>(
  context: Context,
  { action, options }: Asked<Name>,
  items: readonly Read[],
  tools: Tools,
): Promise<Planned[]> {
  return await works[action].plan(context, options, items, tools);
}

/** What it would do with a selection. */
export async function lookAt<Name extends ActionName>(
  context: Context,
  { action, options }: Asked<Name>,
  chosen: Chosen,
  beside: Beside,
): Promise<Seen> {
  return await works[action].look(context, options, chosen, beside);
}

/** How many products a selection of another place than the catalog holds; null where it is about the catalog. */
export const countOf = async <Name extends ActionName>(
  db: Db,
  { action, options }: Asked<Name>,
  selection: RunSelection,
): Promise<{ total: number; until: number } | null> => (await works[action].count?.(db, options, selection)) ?? null;

/** The ids of the products that a run goes through; null where they are those of its selection. */
export const membersOf = <Name extends ActionName>({ action, options }: Asked<Name>, run: RunRow): SQL | null =>
  works[action].membersOf?.(options, run) ?? null;

/** How it is done in bulk; null where each product is planned. */
export const bulkOf = <Name extends ActionName>({ action, options }: Asked<Name>): BulkWork | null =>
  works[action].bulkOf?.(options) ?? null;

/** What does the rest of a run that tried some products first; null where that is what was asked for. */
export const continueFrom = <Name extends ActionName>(
  { action, options }: Asked<Name>,
  tried: RunAction,
): RunAction | null => works[action].continueFrom?.(options, tried) ?? null;

/** Throws Problem where it must not be retried now. */
export async function refuseRetry<Name extends ActionName>(tx: Db, { action, options }: Asked<Name>): Promise<void> {
  await works[action].refuseRetry?.(tx, options);
}

/** The file that it makes, but for its rows; null where it makes none. */
export const fileOf = <Name extends ActionName>({ action, options }: Asked<Name>): RunFileFrame | null =>
  works[action].fileOf?.(options) ?? null;
