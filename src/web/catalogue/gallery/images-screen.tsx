// A list of products as their heroes: what is wrong with images shows at a glance, and is fixed or decided on the spot.
import type { BrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useBrokenRules } from '#web/shared/catalogue/use-broken-rules.ts';
import { askedBy, type ListOrigin, pickFilter, pickListSearch } from '#web/shared/lists/list-search.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { ActiveFilters } from '../filters/active-filters.tsx';
import { SearchField } from '../filters/search-field.tsx';
import type { Sort } from '../filters/sort.ts';
import { StatusListFilters } from '../filters/status-list-filters.tsx';
import { LensTabs } from '../lens-tabs.tsx';
import { useListState } from '../list-state.ts';
import { ListOriginProvider } from '../product-link.tsx';
import { SaveView } from '../save-view.tsx';
import { ViewSwitch } from '../view-switch.tsx';
import { FixCard } from './fix-card.tsx';
import { PagedTiles } from './paged-tiles.tsx';
import { isChosen, ProblemList } from './problem-list.tsx';
import { ProblemTiles } from './problem-tiles.tsx';
import { TilesSkeleton } from './tiles-skeleton.tsx';
import { UnmeasuredCard } from './unmeasured-card.tsx';

type ImagesScreenProps = { title: string; from: ListOrigin; defaultSort: Sort };

export function ImagesScreen({ title, from, defaultSort }: ImagesScreenProps) {
  const [state, change] = useListState();
  const isNarrow = useIsNarrow();
  // Each product has images of its own.
  const asked = askedBy(pickListSearch({ ...state, group: undefined }), useMyId());
  const list = { ...defaultSort, ...asked, status: 'pending' as const };
  const broken = useBrokenRules(pickFilter(list), { attribute: 'images' });
  const { data } = broken;
  const rule = data?.rules.find((each) => isChosen(state, each));
  const first = state.images === 'all' ? undefined : data?.rules[0];
  // A rule that is none on images came with the list.
  const offered = state.rule === undefined ? first : rule;
  const isPaged = state.images === 'all' || state.rule !== undefined;
  const isEmpty = !isPaged && data?.rules.length === 0;
  const tiles = () => {
    if (isPaged) return <PagedTiles from={from} defaultSort={defaultSort} rule={rule} />;
    if (data) return <ProblemTiles list={list} broken={data} from={from} onChange={change} />;
    if (!broken.error) return <TilesSkeleton />;
    return (
      <Card>
        <LoadFailure of={broken} title="Image problems could not be loaded" />
      </Card>
    );
  };
  return (
    <ListOriginProvider from={from} list={list}>
      <PageHead
        title={title}
        hint={
          <div className="flex min-h-5 flex-wrap items-center gap-3">
            <span className="shrink-0 tabular-nums">{data && countProblems(data)}</span>
            {!isNarrow && <ActiveFilters state={state} onChange={change} list={list} isInLine />}
          </div>
        }
      >
        <ViewSwitch view="images" onChange={change} />
        <SaveView />
      </PageHead>
      <LensTabs assigned={state.assigned} list={list} onChange={change} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          value={state.search}
          onChange={(search) => change({ search }, { replace: state.search !== undefined })}
          className="w-full sm:w-52"
        />
        <StatusListFilters state={state} onChange={change} />
      </div>
      {isNarrow && (
        <div className="mb-3">
          <ActiveFilters state={state} onChange={change} list={list} isInLine />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:items-start">
        <div className="space-y-3">
          {data && <ProblemList broken={data} state={state} onChange={change} />}
          {offered && <FixCard rule={offered} list={list} />}
          {/* Without problems it stands in their place. */}
          {!isEmpty && <UnmeasuredCard list={list} />}
        </div>
        <div className="min-w-0">{tiles()}</div>
      </div>
    </ListOriginProvider>
  );
}

/** `136 of 2,534 products to review have image problems` */
function countProblems({ breaking, total }: BrokenRules): string {
  return `${formatNumber(breaking)} of ${countProducts(total)} to review ${breaking === 1 ? 'has' : 'have'} image problems`;
}
