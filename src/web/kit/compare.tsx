// Old beside new: texts and lists with the changed words marked. The comparison itself is loaded when first needed.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { cn } from './cn.ts';
import type { ItemPair, Piece } from './word-diff.ts';

/** Two columns, one text with both, or only the new one. */
export type CompareMode = 'sides' | 'diff' | 'after';
type Content = string | readonly string[];
type Differ = typeof import('./word-diff.ts');

let differ: Differ | null = null;

/** The comparison's code; null until it has come. Both texts read well without it. */
function useDiffer(isNeeded: boolean): Differ | null {
  const [loaded, setLoaded] = useState(differ);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isGone = false;
    import('./word-diff.ts').then(
      (module) => {
        differ = module;
        if (!isGone) setLoaded(module);
      },
      (error: unknown) => console.warn('The comparison could not be loaded; the texts are shown without marks.', error),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, loaded]);
  return loaded;
}

type CompareProps = {
  before: Content;
  after: Content;
  mode: CompareMode;
  beforeLabel: string;
  afterLabel: string;
  /** Stands where a side has nothing. */
  emptyText?: string;
  className?: string;
};

export function Compare({
  before,
  after,
  mode,
  beforeLabel,
  afterLabel,
  emptyText = 'Empty',
  className,
}: CompareProps) {
  const loaded = useDiffer(mode !== 'after');
  const pairs = useMemo(() => pairUp(loaded, before, after), [loaded, before, after]);
  const isList = typeof before !== 'string' || typeof after !== 'string';
  const empty = <p className="text-ink-faint italic">{emptyText}</p>;
  const side = (which: 'before' | 'after' | 'merged', isEmpty: boolean) =>
    isEmpty ? empty : <Side pairs={pairs} which={which} isList={isList} />;

  if (mode === 'after') return <div className={className}>{side('after', after.length === 0)}</div>;
  if (mode === 'sides' && isList) {
    return <AlignedItems rows={pairs} labels={[beforeLabel, afterLabel]} emptyText={emptyText} className={className} />;
  }
  if (mode === 'diff') {
    return <div className={className}>{side('merged', before.length === 0 && after.length === 0)}</div>;
  }
  return (
    <div className={cn('grid gap-x-6 gap-y-4 md:grid-cols-2', className)}>
      <Column label={beforeLabel} className="text-ink-soft">
        {side('before', before.length === 0)}
      </Column>
      <Column label={afterLabel}>{side('after', after.length === 0)}</Column>
    </div>
  );
}

function Column({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn('min-w-0', className)}>
      <h3 className="mb-1.5 font-medium text-ink-faint text-xs">{label}</h3>
      {children}
    </div>
  );
}

type AlignedItemsProps = {
  rows: Row[];
  labels: [before: string, after: string];
  emptyText: string;
  className?: string | undefined;
};

/** Two lists in rows, so that a reworded item stands beside what it was. */
function AlignedItems({ rows, labels, emptyText, className }: AlignedItemsProps) {
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
      {rows.length === 0 ? (
        <p className="text-ink-faint italic">{emptyText}</p>
      ) : (
        <ul className="-my-1 leading-5.5">
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid gap-x-6 gap-y-1 py-1 max-md:border-line max-md:border-b max-md:py-2 max-md:last:border-0 md:grid-cols-2"
            >
              <Item pieces={row.before} label={labels[0]} className="text-ink-soft" />
              <Item pieces={row.after} label={labels[1]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ pieces: list, label, className }: { pieces: Piece[]; label: string; className?: string }) {
  if (list.length === 0) return <span className="max-md:hidden" aria-hidden />;
  return (
    <p className={cn('relative min-w-0 break-words pl-4', className)}>
      <span aria-hidden className="absolute top-2 left-0.5 size-1.5 rounded-full bg-line-strong" />
      <span className="sr-only">{label}: </span>
      {pieces(list)}
    </p>
  );
}

type Row = { id: string; before: Piece[]; after: Piece[]; merged: Piece[] };

function pairUp(loaded: Differ | null, before: Content, after: Content): Row[] {
  const oldItems = typeof before === 'string' ? [before] : before;
  const newItems = typeof after === 'string' ? [after] : after;
  const areTexts = typeof before === 'string' && typeof after === 'string';
  const pairs: ItemPair[] =
    areTexts || !loaded
      ? Array.from({ length: Math.max(oldItems.length, newItems.length) }, (_, index) => ({
          before: oldItems[index] ?? null,
          after: newItems[index] ?? null,
        }))
      : loaded.alignItems(oldItems, newItems);
  return pairs.map((pair, index) => ({ id: String(index), ...piecesOf(loaded, pair) }));
}

function piecesOf(loaded: Differ | null, { before, after }: ItemPair): Omit<Row, 'id'> {
  if (before === null) {
    const added: Piece[] = [{ kind: loaded ? 'added' : 'same', text: after ?? '' }];
    return { before: [], after: added, merged: added };
  }
  if (after === null) {
    const removed: Piece[] = [{ kind: loaded ? 'removed' : 'same', text: before }];
    return { before: removed, after: [], merged: removed };
  }
  const diff = loaded?.diffText(before, after);
  if (diff) return diff;
  const plain: Piece[] = [{ kind: 'same', text: after }];
  return { before: [{ kind: 'same', text: before }], after: plain, merged: plain };
}

type SideProps = { pairs: Row[]; which: 'before' | 'after' | 'merged'; isList: boolean };

function Side({ pairs, which, isList }: SideProps) {
  const shown = pairs.filter((pair) => pair[which].length > 0);
  if (!isList)
    return <p className="whitespace-pre-wrap break-words leading-6">{shown.map((row) => pieces(row[which]))}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-4.5 leading-5.5 marker:text-ink-faint">
      {shown.map((row) => (
        <li key={row.id} className="break-words">
          {pieces(row[which])}
        </li>
      ))}
    </ul>
  );
}

const marks = {
  added: 'rounded-[3px] bg-ok-soft text-ok-ink no-underline box-decoration-clone',
  removed: 'rounded-[3px] bg-bad-soft text-bad-ink line-through decoration-1 box-decoration-clone',
} as const;

function pieces(list: Piece[]): ReactNode {
  return list.map((piece, index) => {
    const key = `${piece.kind}-${index}`;
    if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
    const Mark = piece.kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key} className={marks[piece.kind]}>
        {piece.text}
      </Mark>
    );
  });
}
