// Claims marked in the text they stand in. What speaks against a text is shown by the shape of the line and by words below, never by color alone.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { type ClaimTone, toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import { cn } from '#web/kit/cn.ts';
import type { Annotate } from '#web/kit/compare/compare.tsx';
import { cutAtClaims } from './claim-places.ts';

/** The line under a claim, the same where it is read and where it is typed. */
export const markLines: Record<ClaimTone, string> = {
  contradicted:
    'rounded-[3px] bg-bad-soft underline decoration-bad decoration-wavy decoration-[1.5px] underline-offset-3',
  conflict:
    'rounded-[3px] underline decoration-[color-mix(in_oklab,var(--warn),var(--warn-ink)_35%)] decoration-dotted decoration-2 underline-offset-4',
  unsupported:
    'rounded-[3px] underline decoration-[color-mix(in_oklab,var(--warn),var(--warn-ink)_35%)] decoration-dotted decoration-2 underline-offset-4',
  unproven:
    'underline decoration-[color-mix(in_oklab,var(--warn),var(--warn-ink)_35%)] decoration-dashed decoration-[1.5px] underline-offset-4',
  statement: 'underline decoration-ink-faint decoration-dotted decoration-1 underline-offset-4',
  unread: 'underline decoration-line-strong decoration-dashed decoration-1 underline-offset-4',
  partly: 'underline decoration-line-strong decoration-dashed decoration-1 underline-offset-4',
  supported: 'underline decoration-ok decoration-1 underline-offset-4',
};

const markStyle =
  'cursor-pointer box-decoration-clone focus-visible:rounded-[3px] hover:bg-hover aria-expanded:bg-accent-soft';

type MarkOptions = {
  claims: readonly PlacedClaim[];
  shown: (tone: ClaimTone) => boolean;
  /** The claim whose evidence is open. */
  openIndex: number | null;
  onOpen: (index: number) => void;
};

/** Draws a piece of text with its claims as buttons. */
export function annotateClaims({ claims, shown, openIndex, onOpen }: MarkOptions): Annotate {
  return (text, { item, start }) =>
    cutAtClaims(text, start, claims, item, (claim) => shown(toneOf(claim))).map((piece, at) => {
      const claim = piece.claim === null ? undefined : claims[piece.claim];
      const key = `${start} ${at}`;
      if (!claim || piece.claim === null) return <span key={key}>{piece.text}</span>;
      const index = piece.claim;
      const tone = toneOf(claim);
      const open = (event: MouseEvent | KeyboardEvent) => {
        event.preventDefault();
        onOpen(index);
      };
      const look = cn(markStyle, markLines[tone], tone === 'contradicted' && 'text-bad-ink');
      // The rest of a claim that a change cut in two belongs to its first piece.
      if (!piece.isStart) {
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: its first piece has the keys
          // biome-ignore lint/a11y/useKeyWithClickEvents: its first piece has the keys
          <span key={key} onClick={open} className={look}>
            {piece.text}
          </span>
        );
      }
      return (
        // biome-ignore lint/a11y/useSemanticElements: a button element would not wrap with the text
        <span
          key={key}
          role="button"
          tabIndex={0}
          data-claim={index}
          data-tone={tone}
          aria-description={verdictWords[tone]}
          aria-haspopup="dialog"
          aria-expanded={openIndex === index}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') open(event);
          }}
          className={look}
        >
          {piece.text}
        </span>
      );
    });
}
