// Old beside new: texts and lists with the changed words marked.
import { type ReactNode, useMemo } from 'react';
import { cn } from '../cn.ts';
import { alignItems, diffText, type ItemPair, type Piece } from './word-diff.ts';

/** Two columns, one text with both, or only the new one. */
type CompareMode = 'sides' | 'diff' | 'after';
type Content = string | readonly string[];

type CompareProps = {
  before: Content;
  after: Content;
  mode: CompareMode;
  beforeLabel: string;
  afterLabel: string;
  /** Stands above the new text at the right, where it has a column of its own. */
  afterNote?: string | null;
  /** Stands where a side has nothing. */
  emptyText?: string;
  /** Draws a piece of the new text its own way; `start` is its place in the text, or in the `item`th of a list. */
  annotate?: Annotate | undefined;
  className?: string;
};

export type Annotate = (text: string, place: { item: number; start: number }) => ReactNode;

export function Compare({
  before,
  after,
  mode,
  beforeLabel,
  afterLabel,
  afterNote,
  emptyText = 'Empty',
  annotate,
  className,
}: CompareProps) {
  // The new one alone has nothing marked.
  const from = mode === 'after' ? after : before;
  const pairs = useMemo(() => pairUp(from, after), [from, after]);
  const isList = typeof before !== 'string' || typeof after !== 'string';
  const empty = <p className="text-ink-faint italic">{emptyText}</p>;
  const side = (which: 'before' | 'after' | 'merged', isEmpty: boolean) =>
    isEmpty ? (
      empty
    ) : (
      <Side pairs={pairs} which={which} isList={isList} annotate={which === 'before' ? undefined : annotate} />
    );

  if (mode === 'after') return <div className={className}>{side('after', after.length === 0)}</div>;
  if (mode === 'sides' && isList && before.length > 0 && after.length > 0) {
    return <AlignedItems rows={pairs} labels={[beforeLabel, afterLabel]} annotate={annotate} className={className} />;
  }
  if (mode === 'diff') {
    return <div className={className}>{side('merged', before.length === 0 && after.length === 0)}</div>;
  }
  return (
    <div className={cn('grid gap-x-6 gap-y-2.5 md:grid-cols-2', className)}>
      <Column label={beforeLabel} className="text-ink-soft">
        {side('before', before.length === 0)}
      </Column>
      <Column label={afterLabel} note={afterNote}>
        {side('after', after.length === 0)}
      </Column>
    </div>
  );
}

type ColumnProps = { label: string; note?: string | null | undefined; className?: string; children: ReactNode };

function Column({ label, note, className, children }: ColumnProps) {
  return (
    <div className={cn('relative min-w-0', className)}>
      <h3 className="mb-1 font-medium text-ink-faint text-xs">{label}</h3>
      {note && <p className="absolute top-0 right-0 text-ink-faint text-xs tabular-nums">{note}</p>}
      {children}
    </div>
  );
}

type AlignedItemsProps = {
  rows: Row[];
  labels: [before: string, after: string];
  annotate: Annotate | undefined;
  className?: string | undefined;
};

/** Two lists in rows, so that a reworded item stands beside what it was. */
function AlignedItems({ rows, labels, annotate, className }: AlignedItemsProps) {
  return (
    <div className={className}>
      <div className="grid gap-x-6 md:grid-cols-2">
        {labels.map((label, index) => (
          <h3 key={label} className={cn('mb-1 font-medium text-ink-faint text-xs', index === 1 && 'max-md:hidden')}>
            {label}
            {index === 0 && <span className="md:hidden"> and {labels[1]}</span>}
          </h3>
        ))}
      </div>
      <ul className="-my-1 leading-5.5">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid gap-x-6 gap-y-1 py-1 max-md:border-line max-md:border-b max-md:py-2 max-md:last:border-0 md:grid-cols-2"
          >
            <Item pieces={row.before} label={labels[0]} className="text-ink-soft" />
            <Item pieces={row.after} label={labels[1]} item={row.item} annotate={annotate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ItemProps = { pieces: Piece[]; label: string; item?: number; annotate?: Annotate | undefined; className?: string };

function Item({ pieces: list, label, item, annotate, className }: ItemProps) {
  if (list.length === 0) return <span className="max-md:hidden" aria-hidden />;
  return (
    <p className={cn('relative min-w-0 break-words pl-4', className)}>
      <span aria-hidden className="absolute top-2 left-0.5 size-1.5 rounded-full bg-line-strong" />
      <span className="sr-only">{label}: </span>
      {pieces(list, item, annotate)}
    </p>
  );
}

/** `item` is the place of the new one in its list. */
type Row = { id: string; item: number; before: Piece[]; after: Piece[]; merged: Piece[] };

function pairUp(before: Content, after: Content): Row[] {
  const oldItems = typeof before === 'string' ? [before] : before;
  const newItems = typeof after === 'string' ? [after] : after;
  const pairs: ItemPair[] =
    typeof before === 'string' && typeof after === 'string' ? [{ before, after }] : alignItems(oldItems, newItems);
  let next = 0;
  return pairs.map((pair, index) => ({
    id: String(index),
    item: pair.after === null ? -1 : next++,
    ...piecesOf(pair),
  }));
}

function piecesOf({ before, after }: ItemPair): Omit<Row, 'id' | 'item'> {
  if (before === null) {
    const added: Piece[] = [{ kind: 'added', text: after ?? '' }];
    return { before: [], after: added, merged: added };
  }
  if (after === null) {
    const removed: Piece[] = [{ kind: 'removed', text: before }];
    return { before: removed, after: [], merged: removed };
  }
  const plain: Piece[] = [{ kind: 'same', text: after }];
  return diffText(before, after) ?? { before: [{ kind: 'same', text: before }], after: plain, merged: plain };
}

type SideProps = {
  pairs: Row[];
  which: 'before' | 'after' | 'merged';
  isList: boolean;
  annotate: Annotate | undefined;
};

function Side({ pairs, which, isList, annotate }: SideProps) {
  const shown = pairs.filter((pair) => pair[which].length > 0);
  if (!isList)
    return (
      <p className="whitespace-pre-wrap break-words leading-6">
        {shown.map((row) => pieces(row[which], row.item, annotate))}
      </p>
    );
  return (
    <ul className="list-disc space-y-1.5 pl-4.5 leading-5.5 marker:text-ink-faint">
      {shown.map((row) => (
        <li key={row.id} className="break-words">
          {pieces(row[which], row.item, annotate)}
        </li>
      ))}
    </ul>
  );
}

const marks = {
  added: 'rounded-[3px] bg-ok-soft text-ok-ink no-underline box-decoration-clone',
  removed: 'rounded-[3px] bg-bad-soft text-bad-ink line-through decoration-1 box-decoration-clone',
} as const;

function pieces(list: Piece[], item = -1, annotate?: Annotate): ReactNode {
  let at = 0;
  return list.map((piece, index) => {
    const key = `${piece.kind}-${index}`;
    const isNew = piece.kind !== 'removed';
    const text = isNew && item >= 0 && annotate ? annotate(piece.text, { item, start: at }) : piece.text;
    if (isNew) at += piece.text.length;
    if (piece.kind === 'same') return <span key={key}>{text}</span>;
    const Mark = piece.kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key} className={marks[piece.kind]}>
        {text}
      </Mark>
    );
  });
}
