// How many comments are open: on a part, as the button that opens its thread, and on a product.
import { MessageSquare } from 'lucide-react';
import { type Part, partNames, partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { useCommentCounts } from './comments.queries.ts';

type CommentButtonProps = { productId: number; part: Part; isOpen: boolean; onToggle: () => void };

export function CommentButton({ productId, part, isOpen, onToggle }: CommentButtonProps) {
  const { open, all } = useCommentCounts(productId).data?.[part] ?? { open: 0, all: 0 };
  const { label } = partTable[part];
  const resolved = all > open ? `, ${all - open} resolved` : '';
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      aria-label={`Comments on ${label}: ${open} open${resolved}`}
      onClick={onToggle}
      className={open > 0 ? 'text-accent-ink tabular-nums' : 'tabular-nums'}
    >
      <MessageSquare aria-hidden />
      {open > 0 && open}
    </Button>
  );
}

/** Of the whole product; leads to the first part with an open comment. Nothing where there is none, and on phones, where the strip has no room. */
export function OpenComments({ productId, onOpen }: { productId: number; onOpen: (part: Part) => void }) {
  const counts = useCommentCounts(productId).data;
  const first = counts && partNames.find((part) => counts[part].open > 0);
  if (!counts || !first) return null;
  const open = partNames.reduce((sum, part) => sum + counts[part].open, 0);
  return (
    <button
      type="button"
      aria-label={countNoun(open, 'open comment')}
      onClick={() => onOpen(first)}
      className="inline-flex h-6 items-center gap-1 max-sm:hidden rounded-full px-1.5 font-medium text-accent-ink text-xs tabular-nums hover:bg-hover touch:h-10 [&>svg]:size-3.5"
    >
      <MessageSquare aria-hidden />
      {open}
    </button>
  );
}
