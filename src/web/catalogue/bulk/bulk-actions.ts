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
import { actionWords } from '#web/client/runs/run-words.ts';
import type { BulkAction } from './bulk-dialog.tsx';

type BulkChoice = { kind: BulkAction; label: string };
type MenuChoice = BulkChoice & { icon: LucideIcon };

const named = (kind: BulkAction, icon: LucideIcon): MenuChoice => ({ kind, label: actionWords[kind].name, icon });

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

export const bulkChoices: readonly BulkChoice[] = [
  { kind: 'generate', label: actionWords.generate.name },
  { kind: 'approve', label: actionWords.approve.name },
  ...bulkMenu.flat(),
];
