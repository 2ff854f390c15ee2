// Every action of runs. What the rest of Copydesk knows of actions follows from this list.
import type * as z from 'zod/mini';
import type { RunActionDefinition } from '../define-run-action.ts';
import { approveAction } from './approve.action.ts';
import { bringBackAction } from './bring-back.action.ts';
import { deleteAction } from './delete.action.ts';
import { exportAction } from './export.action.ts';
import { findReplaceAction } from './find-replace.action.ts';
import { fixAction } from './fix.action.ts';
import { generateAction } from './generate.action.ts';
import { importAction } from './import.action.ts';
import { judgeAction } from './judge.action.ts';
import { measureImagesAction } from './measure-images.action.ts';
import { promptAction } from './prompt.action.ts';
import { rejectAction } from './reject.action.ts';
import { replaceImageAddressAction } from './replace-image-address.action.ts';
import { rollBackAction } from './roll-back.action.ts';
import { setAsideAction } from './set-aside.action.ts';
import { setFieldAction } from './set-field.action.ts';
import { shareTextAction } from './share-text.action.ts';
import { takeAnswersAction } from './take-answers.action.ts';
import { undoOf } from './undo.action.ts';

/** What a person may ask for over a selection, in the order they are offered. */
export const askedActions = [
  generateAction,
  approveAction,
  rejectAction,
  rollBackAction,
  findReplaceAction,
  setFieldAction,
  replaceImageAddressAction,
  promptAction,
  fixAction,
  shareTextAction,
  judgeAction,
  measureImagesAction,
  exportAction,
  setAsideAction,
  bringBackAction,
  deleteAction,
] as const;

const others = [...askedActions, importAction, takeAnswersAction] as const;
export const runActions = [...others, undoOf(others.map(({ name }) => name))] as const;

export type AskedName = (typeof askedActions)[number]['name'];
export type ActionName = (typeof runActions)[number]['name'];

/** What is chosen of each action, by its name. */
export type OptionsByName = { [Action in (typeof runActions)[number] as Action['name']]: z.output<Action['options']> };

const byName = new Map<string, RunActionDefinition>(runActions.map((action) => [action.name, action]));

/** The action of a name. */
export function actionOf(name: ActionName): RunActionDefinition {
  const action = byName.get(name);
  if (!action) throw new Error(`There is no action ${name}`);
  return action;
}
