// What can be done with the selected products: the question of each action and its place. An action without a line here does not compile.

import {
  Archive,
  BadgeCheck,
  Download,
  Image as ImageIcon,
  Link2,
  type LucideIcon,
  PencilLine,
  Replace,
  RotateCcw,
  Send,
  Tag,
  Trash2,
  X,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { Permission } from '#domain/permissions.ts';
import { type AskedName, actionOf, askedActions } from '#domain/runs/actions/run-actions.ts';
import { needsOf } from '#domain/runs/run-action.ts';
import { makeSignOff } from '#domain/sign-off/sign-off.contract.ts';
import type { PartsPlace } from '#web/shared/runs/run-question.tsx';

const menuGroups = ['decide', 'change', 'check', 'remove'] as const;

type Question = ComponentType<PartsPlace>;
type BulkEntry = {
  Question: Question;
  /** In place of the name of its action. */
  label?: string;
  /** Its group in the menu; null where it has a button of its own. */
  menu: { group: (typeof menuGroups)[number]; icon: LucideIcon } | null;
};

// Asked for after a click, so its code comes then.
const later = (load: () => Promise<Question>) => lazy(async () => ({ default: await load() }));

/** A fix is asked for from its rule, a text is shared from its product, and products are brought back from the list of those set aside. */
const elsewhere = ['fix', 'share-text', 'bring-back'] as const;
/** Those asked for over the products of a list. */
type ListAction = Exclude<AskedName, (typeof elsewhere)[number]>;
const isOfLists = (name: AskedName): name is ListAction => !elsewhere.some((each) => each === name);

const entries: Readonly<Record<ListAction, BulkEntry>> = {
  generate: { Question: later(async () => (await import('./optimize-dialog.tsx')).OptimizeDialog), menu: null },
  approve: {
    Question: later(async () => (await import('#web/shared/runs/approve-question.tsx')).ApproveQuestion),
    menu: null,
  },
  reject: {
    Question: later(async () => (await import('./decide-dialogs.tsx')).RejectDialog),
    menu: { group: 'decide', icon: X },
  },
  'roll-back': {
    Question: later(async () => (await import('./decide-dialogs.tsx')).RollBackDialog),
    menu: { group: 'decide', icon: RotateCcw },
  },
  'find-replace': {
    Question: later(async () => (await import('./find-replace-dialog.tsx')).FindReplaceDialog),
    menu: { group: 'change', icon: Replace },
  },
  'set-field': {
    Question: later(async () => (await import('./set-field-dialog.tsx')).SetFieldDialog),
    menu: { group: 'change', icon: Tag },
  },
  'replace-image-address': {
    Question: later(async () => (await import('./image-address-dialog.tsx')).ImageAddressDialog),
    menu: { group: 'change', icon: Link2 },
  },
  prompt: {
    Question: later(async () => (await import('./apply-prompt-dialog.tsx')).ApplyPromptDialog),
    menu: { group: 'change', icon: PencilLine },
  },
  judge: {
    Question: later(async () => (await import('./judge-dialog.tsx')).JudgeDialog),
    menu: { group: 'check', icon: BadgeCheck },
  },
  'measure-images': {
    Question: later(async () => (await import('./measure-images-dialog.tsx')).MeasureImagesDialog),
    menu: { group: 'check', icon: ImageIcon },
  },
  export: {
    Question: later(async () => (await import('./export-dialog.tsx')).ExportDialog),
    // The button Export next to it gives a file at once.
    label: 'Export in the background',
    menu: { group: 'check', icon: Download },
  },
  'set-aside': {
    Question: later(async () => (await import('./move-dialogs.tsx')).SetAsideDialog),
    menu: { group: 'remove', icon: Archive },
  },
  delete: {
    Question: later(async () => (await import('./move-dialogs.tsx')).DeleteDialog),
    menu: { group: 'remove', icon: Trash2 },
  },
};

/** The same actions with other choices at first, and what is no run by itself. */
const variants = {
  'fix-images': later(async () => (await import('./fix-images-dialog.tsx')).FixImagesDialog),
  'sign-off': later(async () => (await import('./sign-off-dialog.tsx')).SignOffDialog),
  'measure-again': later(async () => (await import('./measure-images-dialog.tsx')).MeasureAgainDialog),
};
type Variant = keyof typeof variants;

export type BulkAction = ListAction | Variant;

const isVariant = (kind: BulkAction): kind is Variant => Object.hasOwn(variants, kind);

/** What is asked before it. */
export const questionOf = (kind: BulkAction): Question => (isVariant(kind) ? variants[kind] : entries[kind].Question);

export type BulkChoice = { kind: BulkAction; label: string; needs: Permission };

const listed = askedActions.map(({ name }) => name).filter(isOfLists);
const choiceOf = (kind: ListAction) => ({
  kind,
  label: entries[kind].label ?? actionOf(kind).words.name,
  needs: needsOf(kind),
});

const signOffChoice = { kind: 'sign-off', label: 'Send for sign-off', needs: makeSignOff.access } as const;

export const bulkChoices: readonly BulkChoice[] = [...listed.map(choiceOf), signOffChoice];

/** Those without a button of their own, by group. */
export const bulkMenu: readonly (readonly (BulkChoice & { icon: LucideIcon })[])[] = menuGroups.map((group) => [
  ...listed.flatMap((kind) => {
    const { menu } = entries[kind];
    return menu?.group === group ? [{ ...choiceOf(kind), icon: menu.icon }] : [];
  }),
  ...(group === 'decide' ? [{ ...signOffChoice, icon: Send }] : []),
]);

/** In a view of images, before the others. */
export const imageChoices: readonly (BulkChoice & { keys: string })[] = [
  { kind: 'fix-images', label: 'Fix images', needs: needsOf('fix'), keys: 'f' },
  { kind: 'approve', label: 'Approve images', needs: needsOf('approve'), keys: 'a' },
  { kind: 'reject', label: 'Reject images', needs: needsOf('reject'), keys: 'r' },
];
