// Heroes side by side, in groups: one stop of the Tab key, and what can be done about the one in focus at the foot.
import { type ReactNode, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { nothingSelected, selectProducts } from '#domain/catalogue/selection.ts';
import { imageProblems } from '#domain/images/image-file.ts';
import type { AskedSearch, ListOrigin } from '#web/shared/lists/list-search.ts';
import { useMeasureAgain } from '#web/shared/runs/use-measure-again.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { ListOriginProvider } from '../product-link.tsx';
import { useListSelection } from '../selection-boxes.tsx';
import { useHeroNotes } from './gallery.queries.ts';
import { Tile } from './tile.tsx';
import { TileFoot } from './tile-foot.tsx';
import { tileGrid } from './use-columns.ts';
import { useDecideImages } from './use-decide-images.ts';
import { useTileCommands } from './use-tile-commands.ts';
import { keyOf, type TileGroup, useTileFocus } from './use-tile-focus.ts';

// Asked for after a key, so its code comes then.

type BoardGroup = TileGroup & {
  label: string;
  /** Shows two images of each product that are the same, in place of its hero. */
  isOfPairs: boolean;
  head: ReactNode;
  list: AskedSearch;
};

type TileBoardProps = { groups: readonly BoardGroup[]; from: ListOrigin };

export function TileBoard({ groups, from }: TileBoardProps) {
  const { count } = useListSelection();
  const decisions = useDecideImages(useHeroNotes(groups.flatMap(({ products }) => products.map(({ id }) => id))));
  const { notes } = decisions;
  const focus = useTileFocus(groups);
  const [fixed, setFixed] = useState<Product | null>(null);
  const hasSelection = count > 0;
  const commands = useTileCommands({ focus, notes, decisions, hasSelection, onFix: setFixed });
  const { current, currentKey, stopKey, board } = focus;
  const measure = useMeasureAgain();
  const note = current && notes?.get(current.id);
  const canRetry = note?.problem != null && imageProblems[note.problem].retry;
  return (
    <>
      <div {...board} className="space-y-4">
        {groups.map((group) => (
          <section key={group.key} aria-label={group.label}>
            {group.head}
            <ListOriginProvider from={from} list={group.list}>
              <ul aria-label={group.label} className={tileGrid}>
                {group.products.map((product) => {
                  const key = keyOf(group, product);
                  return (
                    <Tile
                      key={key}
                      tileKey={key}
                      product={product}
                      note={notes?.get(product.id)}
                      ruleIds={group.ruleIds}
                      isPair={group.isOfPairs}
                      isStop={key === stopKey}
                      isCurrent={key === currentKey}
                    />
                  );
                })}
              </ul>
            </ListOriginProvider>
          </section>
        ))}
      </div>
      {!hasSelection && (
        <TileFoot
          product={current}
          note={note}
          commands={commands}
          retry={current && canRetry ? { isBusy: measure.isPending, run: () => measure.start([current.id]) } : null}
        />
      )}
      {fixed && (
        <BulkDialog
          kind="fix-images"
          selection={selectProducts(nothingSelected, [fixed.id], true) ?? nothingSelected}
          count={1}
          onClose={() => setFixed(null)}
        />
      )}
    </>
  );
}
