// Products of a run set aside, brought back or deleted, whole.
import { backOf, type Move, type Place, type SetAsideMark, type Way } from '#domain/catalogue/move.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { OptionsByName } from '#domain/runs/actions/run-actions.ts';
import { type RunSelection, toSelection } from '#domain/runs/runs.contract.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import {
  type AsideMark,
  countSetAside,
  moveProducts,
  selectSetAside,
  type Written,
} from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { performInBulk } from '../perform-in-bulk.ts';
import { countTouched } from '../preview.store.ts';
import { findReplacedOf, type ItemRow, nothingSeen } from '../run-items.store.ts';
import { type ActionWork, type BulkWork, bulkSizes, noPlan, type Seen } from './planned.ts';

type MoveName = 'set-aside' | 'bring-back' | 'delete';

/** Why a product is not where it was to be taken from. */
const whyNot: Readonly<Record<Place, string>> = {
  catalog: 'The product was deleted or set aside in the meantime.',
  'set-aside': 'The product is no longer set aside.',
  deleted: 'The product is no longer among the deleted products, or another product now has its SKU.',
};
const notMoved = 'The run did not move this product.';

const readMark = ({ at, by, isMissing = false, deleteAt }: SetAsideMark): AsideMark => ({
  at: new Date(at),
  actorId: by,
  isMissing,
  deleteAt: deleteAt === undefined ? null : new Date(deleteAt),
});
const writeMark = ({ at, actorId, isMissing, deleteAt }: AsideMark): SetAsideMark => ({
  at: at.toISOString(),
  by: actorId,
  ...(isMissing ? { isMissing } : {}),
  ...(deleteAt ? { deleteAt: deleteAt.toISOString() } : {}),
});
const dayMs = 24 * 60 * 60 * 1_000;

/** How a product is set aside; null as others are: now, until it is brought back. */
function markOf({ setAside, missing }: Move, by: Written): AsideMark | null {
  if (setAside) return readMark(setAside);
  if (!missing) return null;
  const { deleteAfter = null } = missing;
  const deleteAt = deleteAfter === null ? null : new Date(by.at.getTime() + deleteAfter * dayMs);
  return { ...by, isMissing: true, deleteAt };
}

/** Moves each product; answers those that were there, each with its way and, where it was set aside, since when. */
async function moveAll(
  tx: Db,
  moving: ReadonlyMap<number, Move>,
  by: Written & { runId: number },
): Promise<Map<number, Move>> {
  const moved = new Map<number, Move>();
  for (const [from, leaving] of Map.groupBy(moving, ([, move]) => move.from))
    for (const [to, members] of Map.groupBy(leaving, ([, move]) => move.to)) {
      const marks = members.flatMap(([id, move]) => {
        const mark = markOf(move, by);
        return mark ? [[id, mark] as const] : [];
      });
      const ids = members.map(([id]) => id);
      for (const [id, setAside] of await moveProducts(tx, ids, { from, to }, by, new Map(marks)))
        moved.set(id, { from, to, ...(setAside ? { setAside: writeMark(setAside) } : {}) });
    }
  return moved;
}

/** `movesOf`: where each product is to go; those that it leaves out have nothing to move. Stored as what was replaced, which an undo moves back. */
const moveInBulk = (movesOf: (db: Db, ids: readonly number[]) => Promise<Map<number, Move>>): BulkWork => ({
  ...bulkSizes,
  perform: (context, run, ids, tools) =>
    performInBulk(context, run, ids, tools, {
      prepare: async () => null,
      store: async (tx, waiting) => {
        const by = { actorId: run.createdBy ?? context.actor.id, at: context.now(), runId: run.id };
        const moving = await movesOf(tx, waiting);
        const moved = await moveAll(tx, moving, by);
        if (moved.size > 0) await announce(tx, { type: 'catalogue' });
        return waiting.map((productId): ItemRow => {
          const done = moved.get(productId);
          if (done) return { ...nothingSeen, productId, outcome: 'done', replaced: done };
          const move = moving.get(productId);
          return { ...nothingSeen, productId, outcome: 'refused', reason: move ? whyNot[move.from] : notMoved };
        });
      },
    }),
});

/** How the undo of a run is done that moved products. */
export const moveBackInBulk = (runId: number): BulkWork =>
  moveInBulk(async (db, ids) => {
    const replaced = await findReplacedOf(db, runId, ids);
    return new Map([...replaced].flatMap(([id, move]) => ('to' in move ? [[id, backOf(move)] as const] : [])));
  });

const products = (count: number) => `${groupDigits(count)} ${count === 1 ? 'product' : 'products'}`;

function describe({ approved, inRuns }: { approved: number; inRuns: number }): string | null {
  const notes = [
    ...(approved > 0 ? [`${products(approved)} ${approved === 1 ? 'has' : 'have'} approved content.`] : []),
    ...(inRuns > 0
      ? [`${products(inRuns)} ${inRuns === 1 ? 'waits' : 'wait'} in another run, which will skip them.`]
      : []),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

const seen = (total: number, note: string | null): Seen => ({
  isExact: true,
  model: null,
  examples: [],
  note,
  looked: [{ taken: partNames, left: [], products: total }],
});

const isAside = ({ from }: Way) => from === 'set-aside';

/** An action that moves products; where from can be one of its options. */
export const moveWork = <Name extends MoveName>(moveOf: (options: OptionsByName[Name]) => Move): ActionWork<Name> => ({
  plan: noPlan,
  count: async (db, options, selection) => {
    if (!isAside(moveOf(options))) return null;
    const { total, until } = await countSetAside(db, toSelection(selection));
    return { total, until };
  },
  look: async ({ db }, options, chosen) => {
    if (!isAside(moveOf(options))) return seen(chosen.total, describe(await countTouched(db, chosen.where)));
    const { approved } = await countSetAside(db, toSelection(chosen.selection));
    return seen(chosen.total, describe({ approved, inRuns: 0 }));
  },
  membersOf: (options, { selection, until }) =>
    isAside(moveOf(options)) ? selectSetAside(toSelection(selection as RunSelection), until) : null,
  bulkOf: (options) => moveInBulk(async (_, ids) => new Map(ids.map((id) => [id, moveOf(options)]))),
});
