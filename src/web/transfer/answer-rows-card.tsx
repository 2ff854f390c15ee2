// The rows of a file of answers, one kind at a time: conflicts first, because only a person can settle them.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { partTable } from '#domain/parts/parts.ts';
import { type AnswerKind, type AnswerRow, type Answers, answerKinds } from '#domain/transfer/answers.contract.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { type Column, DataTable } from '#web/kit/lists/data-table.tsx';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { WorkRowsSkeleton } from '#web/shared/runs/work-row.tsx';
import { useAnswerRows } from './answers.queries.ts';
import { answerWords } from './answers-words.ts';

const pageSize = 20;

export function AnswerRowsCard({ answers: { id, counts } }: { answers: Answers }) {
  const kinds = answerKinds.filter((kind) => counts[kind] > 0);
  const [kind, setKind] = useState<AnswerKind>(counts.conflict > 0 ? 'conflict' : (kinds[0] ?? 'change'));
  const [page, setPage] = useState(1);
  const list = useAnswerRows(id, kind, page, pageSize);
  if (kinds.length === 0) return null;
  return (
    <Card aria-labelledby="answer-rows" className="min-w-0">
      <CardHead id="answer-rows" title="Rows" hint={answerWords[kind].hint} className="pb-3" />
      <div className="px-5 pb-3">
        <Select
          label="Answers to show"
          value={kind}
          onValueChange={(next) => {
            setKind(next as AnswerKind);
            setPage(1);
          }}
          options={kinds.map((value) => ({
            value,
            label: `${answerWords[value].label} (${formatNumber(counts[value])})`,
          }))}
          className="min-w-44"
        />
      </div>
      <div className="border-line border-t">
        <PagedList
          list={list}
          failure={{ title: 'The rows could not be loaded', text: 'Try again.' }}
          skeleton={<WorkRowsSkeleton label="Loading the rows" count={4} />}
          empty={<p className="px-5 py-4 text-ink-soft">These rows were deleted after 30 days.</p>}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
          nouns={['row', 'rows']}
        >
          {(rows) => (
            <DataTable label="Rows" rows={rows} keyOf={({ row }) => row} columns={columns} stacked={stacked} />
          )}
        </PagedList>
      </div>
    </Card>
  );
}

const columns: Column<AnswerRow>[] = [
  {
    id: 'row',
    header: 'Row',
    headClassName: 'w-16',
    className: 'align-top text-ink-soft tabular-nums',
    cell: ({ row }) => formatNumber(row),
  },
  {
    id: 'product',
    header: 'Product',
    headClassName: 'w-[28%]',
    className: 'align-top',
    cell: (row) => <Product {...row} />,
  },
  { id: 'part', header: 'Part', headClassName: 'w-28', className: 'align-top', cell: (row) => partOf(row) },
  { id: 'answer', header: 'Answer', className: 'align-top', cell: (row) => <Answer {...row} /> },
];

const partOf = ({ part }: AnswerRow) => (part === null ? '–' : partTable[part].shortLabel);

const stacked = (row: AnswerRow) => (
  <div className="space-y-1.5">
    <p className="text-ink-soft text-xs tabular-nums">
      Row {formatNumber(row.row)} · {partOf(row)}
    </p>
    <Product {...row} />
    <Answer {...row} />
  </div>
);

function Product({ productId, title, sku, reason }: AnswerRow) {
  const name = title.trim() === '' ? sku : title;
  const isGone = productId === null || reason === 'The product was deleted.';
  return (
    <>
      {isGone ? (
        <span className="break-words">{name}</span>
      ) : (
        <Link
          to="/products/$id"
          params={{ id: String(productId) }}
          className="break-words font-medium hover:text-accent-ink"
        >
          {name}
        </Link>
      )}
      <span className="block break-words text-ink-soft text-xs">{sku}</span>
    </>
  );
}

function Answer({ kind, before, text, comment, reason }: AnswerRow) {
  return (
    <div className="min-w-0 space-y-1">
      {reason !== null && <p className="break-words text-warn-ink">{reason}</p>}
      {before !== null && (
        <p className="line-clamp-6 whitespace-pre-line break-words text-ink-soft">
          <span className="block text-xs">Now</span>
          {before}
        </p>
      )}
      {text !== null && (
        <p className="line-clamp-6 whitespace-pre-line break-words">
          {before !== null && <span className="block text-ink-soft text-xs">Change to</span>}
          {text}
        </p>
      )}
      {reason === null && text === null && kind !== 'comment' && <p>{answerWords[kind].label}</p>}
      {comment !== null && <p className="break-words text-ink-soft text-xs">Comment: {comment}</p>}
    </div>
  );
}
