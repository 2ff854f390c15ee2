// What can be done with the selected products, in the groups of the menu.
import {
  BadgeCheck,
  Download,
  Image as ImageIcon,
  type LucideIcon,
  PencilLine,
  Replace,
  RotateCcw,
  Tag,
  X,
} from 'lucide-react';
import { actionWords } from '#web/shared/runs/run-words.ts';
import type { BulkAction } from './bulk-dialog.tsx';

export type BulkChoice = { kind: BulkAction; label: string };
type MenuChoice = BulkChoice & { icon: LucideIcon };

const named = (kind: Exclude<BulkAction, 'fix-images' | 'measure-again'>, icon: LucideIcon): MenuChoice => ({
  kind,
  label: actionWords[kind].name,
  icon,
});

/** Those without a button of their own. */
export const bulkMenu: readonly (readonly MenuChoice[])[] = [
  [named('reject', X), named('roll-back', RotateCcw)],
  [named('find-replace', Replace), named('set-field', Tag), named('prompt', PencilLine)],
  // The button Export next to it gives a file at once.
  [
    named('judge', BadgeCheck),
    named('measure-images', ImageIcon),
    { kind: 'export', label: 'Export in the background', icon: Download },
  ],
];

/** In a view of images, before the others. */
export const imageChoices: readonly (BulkChoice & { keys: string })[] = [
  { kind: 'fix-images', label: 'Fix images', keys: 'f' },
  { kind: 'approve', label: 'Approve images', keys: 'a' },
  { kind: 'reject', label: 'Reject images', keys: 'r' },
];

export const bulkChoices: readonly BulkChoice[] = [
  { kind: 'generate', label: actionWords.generate.name },
  { kind: 'approve', label: actionWords.approve.name },
  ...bulkMenu.flat(),
];
