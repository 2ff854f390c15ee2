// An answer: the sentence, how the question was read, groups as a table, the first products, and the way to all of them.
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import { AnswerGroups } from './query-helper.groups.tsx';
import { answerList } from './query-helper.links.ts';

export function QueryAnswer({ answer, onGo }: { answer: CatalogueAnswer; onGo: () => void }) {
  const { interpretation, total, products, groups } = answer;
  const list = interpretation && answerList(interpretation);
  return (
    <>
      <p className="whitespace-pre-line break-words text-base leading-6">{answer.answer}</p>
      {interpretation && (
        <>
          <dl className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg bg-sunken px-3.5 py-2.5 text-[0.8125rem]">
            <dt className="text-ink-soft">Read as</dt>
            <dd className="min-w-0 flex-1 basis-52 break-words font-medium">{interpretation.text}</dd>
            <dt className="sr-only">Filter</dt>
            <dd className="basis-full">
              <FilterChips conditions={interpretation.conditions} />
            </dd>
          </dl>
          {groups ? <AnswerGroups groups={groups} /> : products.length > 0 && <Products answer={answer} onGo={onGo} />}
          {list && total > 0 && (
            <Button asChild variant="primary" className="mt-3">
              <Link {...list} onClick={onGo}>
                Open as list
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
        </>
      )}
    </>
  );
}

function FilterChips({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return <Badge tone="outline">No filter: all products</Badge>;
  return (
    <ul aria-label="Filter" className="flex flex-wrap gap-1.5">
      {conditions.map((text) => (
        <li key={text} className="max-w-full">
          <Badge tone="accent">
            <span className="truncate">{text}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Products({
  answer: { products, total, interpretation },
  onGo,
}: {
  answer: CatalogueAnswer;
  onGo: () => void;
}) {
  const from = interpretation ? answerList(interpretation) : null;
  return (
    <>
      <ul aria-label="Products" className="-mx-2 mt-3">
        {products.map(({ id, title, sku, image }) => (
          <li key={id}>
            <Link
              to="/products/$id"
              params={{ id: String(id) }}
              search={from ? { from: from.to, ...from.search } : {}}
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
        <p className="mt-1 text-ink-soft text-xs tabular-nums">and {formatNumber(total - products.length)} more</p>
      )}
    </>
  );
}
