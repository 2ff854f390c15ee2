// The first heroes of every problem on a list.
import type { BrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import type { AskedSearch, ListOrigin } from '#web/shared/lists/list-search.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { ListState } from '../list-state.ts';
import { SelectionProvider } from '../selection-boxes.tsx';
import { useSelection } from '../use-selection.ts';
import { EmptyGallery } from './empty-gallery.tsx';
import { FixButton } from './fix-button.tsx';
import { useProblemTiles } from './gallery.queries.ts';
import { GroupHead } from './group-head.tsx';
import { chooseProblem, focusChoice } from './problem-list.tsx';
import { RetryButton } from './retry-button.tsx';
import { TileBoard } from './tile-board.tsx';
import { TilesSkeleton } from './tiles-skeleton.tsx';
import { useColumns } from './use-columns.ts';

type ProblemTilesProps = {
  list: AskedSearch;
  broken: BrokenRules;
  from: ListOrigin;
  onChange: (change: Partial<ListState>) => void;
};

export function ProblemTiles({ list, broken, from, onChange }: ProblemTilesProps) {
  const [columns, board] = useColumns();
  const problems = useProblemTiles(list, broken.rules);
  const groups = problems.map(({ rule, products }, at) => {
    const { label, retailers, ruleIds, look } = rule;
    // One row each, and two of what most products have.
    const places = columns * (at === 0 ? 2 : 1);
    const shown = products?.slice(0, look === 'pair' ? Math.floor(places / 2) : places);
    return {
      key: ruleIds.join(),
      ruleIds,
      label,
      isOfPairs: look === 'pair',
      isRead: shown !== undefined,
      products: shown ?? [],
      list: { ...list, rule: ruleIds },
      head: (
        <GroupHead label={label} count={rule.products} hint={retailers.join(', ')}>
          <Button
            variant="ghost"
            size="sm"
            className="text-accent-ink"
            aria-label={`Show all ${formatNumber(rule.products)}: ${label}`}
            onClick={() => {
              onChange(chooseProblem(rule));
              focusChoice();
            }}
          >
            Show all {formatNumber(rule.products)}
          </Button>
          <RetryButton rule={rule} list={list} />
          <FixButton rule={rule} list={list} variant="soft" size="sm" />
        </GroupHead>
      ),
    };
  });
  const pageIds = [...new Set(groups.flatMap(({ products }) => products.map(({ id }) => id)))];
  const selection = useSelection({
    list: from,
    filter: list,
    pageIds,
    matching: broken.total,
    startsWithAll: false,
    onChoose: () => {},
  });
  if (groups.length === 0)
    return (
      <EmptyGallery list={list}>
        <Button onClick={() => onChange({ images: 'all' })}>Show all images</Button>
      </EmptyGallery>
    );
  return (
    <SelectionProvider selection={selection}>
      {/* As wide as the tiles, and never higher: what is measured must not change with what is drawn. */}
      <div ref={board} aria-hidden />
      {columns > 0 && groups.some(({ isRead }) => isRead) ? (
        <TileBoard groups={groups} from={from} />
      ) : (
        <TilesSkeleton />
      )}
      <BulkBar selection={selection} isOfImages />
    </SelectionProvider>
  );
}
