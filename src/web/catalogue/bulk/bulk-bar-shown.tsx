// What can be done with many products of a list: the bar of those selected, and the same as commands, which without a selection are
// about all on the list.
import { useState } from 'react';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { generateAction } from '#domain/runs/actions/generate.action.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import { exportLabels, nameFormat, reviewFormats } from '#domain/transfer/export-labels.ts';
import { useMay } from '#web/client/use-may.ts';
import { formatTotal } from '#web/kit/format.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { useStartExport } from '#web/shared/transfer/start-export.ts';
import { downloadExport, exportQueryOf } from '../export-items.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { useListState } from '../list-state.ts';
import { useRowCommands } from '../use-row-commands.ts';
import type { ListSelection } from '../use-selection.ts';
import { AssignSelected } from './assign-selected.tsx';
import type { BulkAction } from './bulk-actions.ts';
import { type BulkChoice, bulkChoices, imageChoices } from './bulk-actions.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkMenu } from './bulk-menu.tsx';
import { ImageButtons } from './image-buttons.tsx';
import { toRunSelection } from './run-selection.ts';
import { SelectionBar } from './selection-bar.tsx';

const bulkActions: readonly (BulkChoice & { keys?: string })[] = bulkChoices;
const ofImages = new Set(imageChoices.map(({ kind }) => kind));
/** What is done with images has keys; what else can be done follows. */
const imageActions = [...imageChoices, ...bulkActions.filter(({ kind }) => !ofImages.has(kind) && kind !== 'generate')];

type BulkCommandsProps = { selection: ListSelection; isOfImages: boolean };

export function BulkCommands({ selection, isOfImages }: BulkCommandsProps) {
  const { filter, count, matching, isAbout, release } = selection;
  const hasSelection = count > 0;
  useRowCommands(selection);
  const [chosenAction, choose] = useState<BulkAction | null>(null);
  const [{ page, select, ask }, change] = useListState();
  // A link opens the question once what it selects is known.
  const isAskedByLink = useMay(generateAction) && ask === 'generate' && hasSelection;
  const asked = chosenAction ?? (isAskedByLink ? 'generate' : null);
  const close = () => {
    choose(null);
    if (ask) change({ page, select }, { replace: true });
  };
  const chosen = hasSelection ? selection.selection : selectMatching(filter);
  const products = hasSelection ? count : matching;
  // Without a selection the number belongs to the word: nobody sees which products are meant.
  const all = hasSelection ? '' : `: all ${formatTotal(matching, isAbout)}`;
  const start = useStartExport();
  useActions(
    hasSelection ? 'Selected products' : 'Products on this list',
    products === 0
      ? []
      : [
          ...(isOfImages ? imageActions : bulkActions).map(({ kind, label, keys, needs }) => ({
            needs,
            id: `bulk.${kind}`,
            label: `${label}${all}`,
            // Without a selection they are for the product in focus.
            ...(keys && hasSelection ? { keys } : {}),
            run: () => choose(kind),
          })),
          ...exportFormats.map((format) => ({
            id: `export.${format}`,
            label: `Export as ${exportLabels[format].title}${all}`,
            run: () => downloadExport(format, exportQueryOf(filter, chosen)),
          })),
          ...reviewFormats.map((format) => ({
            id: `export.${format}`,
            label: `Export ${nameFormat(format)}${all}`,
            run: () => start.mutate({ format, selection: toRunSelection(chosen) }),
          })),
        ],
  );
  return (
    <>
      {hasSelection && <ShownBar selection={selection} isOfImages={isOfImages} onAsk={choose} />}
      {asked && (
        <BulkDialog
          kind={asked}
          selection={chosen}
          {...(isOfImages ? { onParts: ['images'] as const } : {})}
          count={isAbout && chosen.kind === 'filter' ? undefined : products}
          onClose={close}
          onStart={() => hasSelection && release()}
        />
      )}
    </>
  );
}

type ShownBarProps = BulkCommandsProps & { onAsk: (kind: BulkAction) => void };

function ShownBar({ selection, isOfImages, onAsk }: ShownBarProps) {
  const look = { onAsk, className: 'max-sm:flex-1 max-sm:px-2 max-sm:[&_svg]:hidden' };
  return (
    <SelectionBar selection={selection}>
      <ExportMenu list={{}} selection={selection.selection} isShort />
      {isOfImages ? <ImageButtons {...look} /> : <BulkButtons {...look} isUnwritten={selection.isUnwritten} />}
      <AssignSelected selection={selection} />
      <BulkMenu onAsk={onAsk} />
    </SelectionBar>
  );
}
