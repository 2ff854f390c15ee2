// The text of each product of a run in the file that it makes.
import type { RunAction } from '#domain/runs/run-action.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import type { Context } from '#server/http/context.ts';
import { loadExportItems } from '#server/transfer/transfer.commands.ts';
import type { Planned, Read } from './planned.ts';

type Format = Extract<RunAction, { action: 'export' }>['options']['format'];

/** How products are written in a file of the format. */
export const shapeOf = (format: Format) =>
  writeFormats[format].file as Extract<(typeof writeFormats)[Format]['file'], { kind: 'items' }>;

export async function planAllExports(context: Context, format: Format, items: readonly Read[]): Promise<Planned[]> {
  const { writeItem } = shapeOf(format);
  const exported = await loadExportItems(
    context,
    items.map(({ product }) => product.id),
  );
  const written = new Map(exported.map(({ item, note }) => [item.product.id, { row: writeItem(item), reason: note }]));
  return items.flatMap((item): Planned[] => {
    const own = written.get(item.product.id);
    if (own === undefined) return [{ ...item, fault: new Error('A product was not read for its export') }];
    return [{ ...item, plan: { outcome: 'done', parts: [], change: null, ...own } }];
  });
}
