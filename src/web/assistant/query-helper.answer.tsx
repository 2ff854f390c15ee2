// An answer: the sentence, how the question was read, groups as a table, the first products, and the way to all of them.
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import type { CatalogueQuery } from '#domain/assistant/questions/catalogue-query.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import { AnswerGroups } from './query-helper.groups.tsx';
import { type AnswerList, answerList } from './query-helper.links.ts';

/** Shows how a question was read, and lets it be corrected. */
export type ReadingView = ComponentType<{ reading: CatalogueQuery; onCorrect: (reading: CatalogueQuery) => void }>;

type QueryAnswerProps = {
  answer: CatalogueAnswer;
  Filters: ReadingView;
  onGo: () => void;
  onAsk: (question: string) => void;
  onCorrect: (reading: CatalogueQuery) => void;
};

export function QueryAnswer({ answer, Filters, onGo, onAsk, onCorrect }: QueryAnswerProps) {
  const { interpretation, nearest, products, groups } = answer;
  // Groups are shown whole; a list of their first products could be of any group.
  const list = groups && !interpretation?.filter ? null : answerList(answer);
  return (
    <>
      <p className="whitespace-pre-line break-words text-base leading-6">{answer.answer}</p>
      {nearest !== null && (
        <Button
          className="mt-3 h-auto min-h-8.5 max-w-full whitespace-normal py-1.5 text-left"
          onClick={() => onAsk(nearest)}
        >
          Ask “{nearest}”
        </Button>
      )}
      {interpretation && (
        <>
          <dl className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg bg-sunken px-3.5 py-2.5 text-[0.8125rem]">
            <dt className="text-ink-soft">Understood as</dt>
            <dd className="min-w-0 flex-1 basis-52 break-words font-medium">{interpretation.text}</dd>
            <dt className="sr-only">Filter</dt>
            <dd className="basis-full">
              <Suspense fallback={null}>
                <Filters reading={interpretation.query} onCorrect={onCorrect} />
              </Suspense>
            </dd>
          </dl>
          {groups ? (
            <AnswerGroups groups={groups} />
          ) : (
            products.length > 0 && <Products answer={answer} list={list} onGo={onGo} />
          )}
          {list && (
            <Button asChild variant="primary" className="mt-3">
              <Link to={list.to} search={list.search} onClick={onGo}>
                {list.isWhole ? 'Open as a list' : `Open the first ${formatNumber(answer.productIds.length)} as a list`}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
        </>
      )}
    </>
  );
}

type ProductsProps = { answer: CatalogueAnswer; list: AnswerList | null; onGo: () => void };

function Products({ answer: { products, total }, list, onGo }: ProductsProps) {
  const more = `and ${formatNumber(total - products.length)} more`;
  return (
    <>
      <ul aria-label="Products" className="-mx-2 mt-3">
        {products.map(({ id, title, sku, image }) => (
          <li key={id}>
            <Link
              to="/products/$id"
              params={{ id: String(id) }}
              search={list ? { from: list.to, ...list.search } : {}}
              onClick={onGo}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-2 py-1 transition-colors duration-150 hover:bg-hover"
            >
              <Thumb src={image ?? undefined} alt="" className="size-8 rounded-md" />
              <span className="min-w-0">
                <span className="block truncate font-medium text-[0.8125rem]">{title}</span>
                <span className="block truncate text-ink-soft text-xs">{sku}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > products.length && (
        <p className="mt-1 text-ink-soft text-xs tabular-nums">
          {list?.isWhole ? (
            <Link to={list.to} search={list.search} onClick={onGo} className="hover:text-accent-ink hover:underline">
              {more}
            </Link>
          ) : (
            more
          )}
        </p>
      )}
    </>
  );
}
