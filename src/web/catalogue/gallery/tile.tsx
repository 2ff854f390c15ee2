// One hero: its picture, what is wrong with it in a word, and how its images were decided. The box in its corner has its focus.
import { Check, UserCheck, X } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { cn } from '#web/kit/cn.ts';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { ProductLink } from '../product-link.tsx';
import { useListSelection } from '../selection-boxes.tsx';
import { rowAttribute, titleAttribute } from '../use-selection.ts';
import { firstWordOf, nameTile, pairIn, type TileWord, wordOf } from './tile-words.ts';

/** Marks a tile by its group and its product, which can be in several groups. */
export const tileAttribute = 'data-tile';

const tones = {
  ok: 'bg-ok-soft text-ok-ink',
  bad: 'bg-bad-soft text-bad-ink',
  warn: 'bg-warn-soft text-warn-ink',
} as const;

type TileProps = {
  tileKey: string;
  product: Product;
  note: HeroNote | undefined;
  /** The rule its group is about; null outside of one. */
  ruleIds: readonly string[] | null;
  /** Takes two places: both images that show the same, once they are known. */
  isPair: boolean;
  /** Whether Tab leads to it. */
  isStop: boolean;
  /** It is the one that commands are about. */
  isCurrent: boolean;
};

export function Tile({ tileKey, product, note, ruleIds, isPair, isStop, isCurrent }: TileProps) {
  const { has, toggle } = useListSelection();
  const word = note ? wordOf(note, ruleIds) : null;
  const first = note ? firstWordOf(note) : null;
  const pair = isPair ? pairIn(note, ruleIds) : null;
  const status = note?.status ?? null;
  const name = nameTile(product.title, word, status, first);
  const isSelected = has(product.id);
  return (
    <li
      {...{ [rowAttribute]: product.id, [tileAttribute]: tileKey }}
      data-selected={isSelected || undefined}
      data-current={isCurrent || undefined}
      className={cn(
        isPair ? 'col-span-2 aspect-[2/1]' : 'aspect-square',
        'group relative scroll-mt-28 rounded-lg border border-line bg-sunken has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-[input:focus-visible]:outline-offset-2 data-current:border-accent data-selected:border-accent data-selected:ring-1 data-selected:ring-accent',
      )}
    >
      {pair ? (
        <div className="flex size-full divide-x divide-line overflow-hidden rounded-[inherit]">
          <Half url={pair.kept} word="Kept" tone="ok" />
          <Half url={pair.copy} word="Copy" tone="warn" />
        </div>
      ) : (
        <Thumb
          src={note?.served ? `${note.served}?w=160` : note ? note.url : product.images[0]}
          alt=""
          fit="contain"
          isFramed={false}
          className="size-full rounded-[inherit]"
        />
      )}
      <ProductLink
        id={product.id}
        {...{ [titleAttribute]: '' }}
        tabIndex={-1}
        aria-label={name}
        className="absolute inset-0 rounded-[inherit]"
        onClick={(event) => {
          if (!event.shiftKey) return;
          // Else the browser opens a window.
          event.preventDefault();
          toggle([product.id], true, true);
        }}
      />
      {word && !pair && <Word {...word} />}
      <StatusSign status={status} first={first} />
      <span
        className={cn(
          'absolute top-1 left-1 rounded-[0.3rem]',
          !isSelected &&
            'opacity-0 group-has-[input:focus-visible]:opacity-100 group-hover:opacity-100 touch:opacity-100',
        )}
      >
        <Checkbox
          label={`Select ${name}`}
          checked={isSelected}
          tabIndex={isStop ? 0 : -1}
          onCheckedChange={(isIn, isShift) => toggle([product.id], isIn, isShift)}
        />
      </span>
    </li>
  );
}

/** One of two images that show the same. */
function Half({ url, word, tone }: { url: string; word: string; tone: 'ok' | 'warn' }) {
  return (
    <span className="relative min-w-0 flex-1">
      <Thumb src={url} alt="" fit="contain" isFramed={false} className="size-full rounded-none" />
      <Word text={word} title={word} tone={tone} />
    </span>
  );
}

function Word({ text, title, tone }: { text: string; title: string; tone: keyof typeof tones }) {
  return (
    <span
      aria-hidden
      title={title}
      className={cn(
        'pointer-events-none absolute bottom-1 left-1 max-w-[calc(100%-0.5rem)] truncate rounded px-1 font-semibold text-2xs tabular-nums',
        tones[tone],
      )}
    >
      {text}
    </span>
  );
}

const signs = {
  approved: { Icon: Check, style: 'bg-ok-soft text-ok-ink' },
  rejected: { Icon: X, style: 'bg-bad-soft text-bad-ink' },
  first: { Icon: UserCheck, style: 'bg-warn-soft text-warn-ink' },
} as const;

/** Pending ones have none, as here nearly all are, but those that somebody approved first. */
function StatusSign({ status, first }: { status: Status | null; first: TileWord | null }) {
  const kind = status === 'pending' ? first && 'first' : status;
  if (kind === null) return null;
  const { Icon, style } = signs[kind];
  return (
    <span
      aria-hidden
      title={first?.title ?? `Images ${status}`}
      className={cn('pointer-events-none absolute top-1 right-1 grid size-4.5 place-items-center rounded-full', style)}
    >
      <Icon strokeWidth={3} className="size-3" />
    </span>
  );
}
