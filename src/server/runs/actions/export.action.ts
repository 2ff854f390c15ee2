// The text of each product of a run in the file that it makes.
import type { RunFormat } from '#domain/runs/actions/export.action.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import { foretellKept } from '#domain/transfer/rows/send-media.ts';
import type { Context } from '#server/http/context.ts';
import { countKeptMedia, loadExportItems } from '#server/transfer/transfer.commands.ts';
import { type ActionWork, lookAtNone, type Planned, type Read } from './planned.ts';

async function planAll(context: Context, format: RunFormat, items: readonly Read[]): Promise<Planned[]> {
  const { writeItem } = writeFormats[format].file;
  const exported = await loadExportItems(
    context,
    items.map(({ product }) => product.id),
    format,
  );
  const written = new Map(exported.map(({ item, note }) => [item.product.id, { row: writeItem(item), reason: note }]));
  return items.flatMap((item): Planned[] => {
    const own = written.get(item.product.id);
    if (own === undefined) return [{ ...item, fault: new Error('A product was not read for its export') }];
    return [{ ...item, plan: { outcome: 'done', parts: [], change: null, ...own } }];
  });
}

export const exportWork: ActionWork<'export'> = {
  plan: (context, { format }, items) => planAll(context, format, items),
  look: async (context, _, chosen) => ({
    ...lookAtNone(chosen),
    note: foretellKept(await countKeptMedia(context, chosen.where)),
  }),
  fileOf: ({ format }) => {
    const { fileName, contentType, file } = writeFormats[format];
    return { fileName, contentType, ...file };
  },
};
