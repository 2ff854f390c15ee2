// Of how many products of a category each keyword of its list is placed, could be, or lacks a fact; counted while one looks.
import type { KeywordCount } from '#domain/keywords/coverage.ts';
import { type Keyword, mostSearched } from '#domain/keywords/keyword.ts';
import type { KeywordList } from '#domain/keywords/keywords.contract.ts';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { describeAverage } from './keyword-words.ts';
import { type CategoryCoverage as Coverage, useCategoryCoverage } from './keywords.queries.ts';

export function CategoryCoverage({ list }: { list: KeywordList }) {
  const { coverage, isError, error, isFetching, refetch } = useCategoryCoverage(list);
  return (
    <Card aria-labelledby="category-coverage">
      <CardHead
        id="category-coverage"
        title="Coverage"
        hint="For each saved keyword: how many products use it, could use it, or have no fact that supports it."
      />
      {coverage ? (
        <Counted keywords={list.keywords} coverage={coverage} />
      ) : isError ? (
        <LoadFailure of={{ error, isFetching, refetch }} title="The coverage could not be counted" className="py-8" />
      ) : (
        <CardBody>
          <Loading label="Counting the coverage" className="space-y-3">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </Loading>
        </CardBody>
      )}
    </Card>
  );
}

type Row = Keyword & { count: KeywordCount };

function Counted({ keywords, coverage }: { keywords: readonly Keyword[]; coverage: Coverage }) {
  const { products, withOwn, counts, isCounting } = coverage;
  const isNarrow = useIsNarrow();
  const none = { placed: 0, open: 0, unsupported: 0 };
  const rows: Row[] = mostSearched(keywords.map((keyword, at) => ({ ...keyword, count: counts[at] ?? none })));
  const own = `${formatNumber(withOwn)} with ${withOwn === 1 ? 'its' : 'their'} own keywords ${withOwn === 1 ? 'is' : 'are'} not counted.`;
  return (
    <>
      <div className="px-5 pt-2 pb-3 text-[0.8125rem]">
        <p role="status" className="flex items-center gap-2 tabular-nums">
          {isCounting && <Spinner className="text-accent" />}
          <span>
            {isCounting ? 'Counting: ' : ''}
            {formatNumber(products)} {products === 1 ? 'product' : 'products'}
            {isCounting ? ' so far.' : '.'}
            {withOwn > 0 && <span className="text-ink-soft"> {own}</span>}
          </span>
        </p>
        {products > 0 ? (
          <p className="mt-0.5 text-ink-soft">{describeAverage(coverage)}</p>
        ) : (
          !isCounting && <p className="mt-0.5 text-ink-soft">No product in the catalog has this category yet.</p>
        )}
      </div>
      {products > 0 && (isNarrow ? <Cards rows={rows} /> : <Rows rows={rows} />)}
    </>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="max-h-[60vh] overflow-y-auto">
      <Table
        label="Keywords by product"
        className="border-line border-t"
        head={
          <>
            <HeadCell>Keyword</HeadCell>
            <HeadCell className="w-20 text-right">Volume</HeadCell>
            <HeadCell className="w-18 text-right">Placed</HeadCell>
            <HeadCell className="w-20 text-right">Possible</HeadCell>
            <HeadCell className="w-22 text-right">No fact</HeadCell>
          </>
        }
      >
        {rows.map(({ text, volume, count }) => (
          <tr key={text} className="text-[0.8125rem]">
            <Cell className="break-words py-1.5 font-medium">{text}</Cell>
            <Figure value={volume} isSoft />
            <Figure value={count.placed} />
            <Figure value={count.open} />
            <Figure value={count.unsupported} isSoft />
          </tr>
        ))}
      </Table>
    </div>
  );
}

function Figure({ value, isSoft = false }: { value: number | null; isSoft?: boolean }) {
  return (
    <Cell className={`py-1.5 text-right tabular-nums ${isSoft || value === 0 ? 'text-ink-soft' : ''}`}>
      {value === null ? '' : formatNumber(value)}
    </Cell>
  );
}

function Cards({ rows }: { rows: readonly Row[] }) {
  return (
    <ul aria-label="Keywords by product" className="divide-y divide-line border-line border-t text-[0.8125rem]">
      {rows.map(({ text, volume, count }) => (
        <li key={text} className="px-5 py-2.5">
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 break-words font-medium">{text}</span>
            {volume !== null && (
              <span className="shrink-0 text-ink-soft text-xs tabular-nums">{formatNumber(volume)} per month</span>
            )}
          </p>
          <p className="mt-0.5 text-ink-soft tabular-nums">
            Placed {formatNumber(count.placed)} · possible {formatNumber(count.open)} · no fact{' '}
            {formatNumber(count.unsupported)}
          </p>
        </li>
      ))}
    </ul>
  );
}
