// The open claims of a text that is being typed, each with its evidence; one press goes to its place in the field.
import { memo, type RefObject, useState } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { type ClaimTone, toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import { ClaimEvidence, type Source } from '#web/client/claims/claim-evidence.tsx';
import { ClaimIcon } from '#web/client/claims/claim-icon.tsx';
import { Button } from '#web/kit/button.tsx';

type ClaimListProps = {
  claims: readonly PlacedClaim[];
  source: Source;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** What somebody has to look at, the gravest first. */
const listed: readonly ClaimTone[] = ['contradicted', 'unsupported', 'statement'];

/** Lists so many at once: a text with more of them needs no list but another look, and drawing them would hold up the keys. */
const shownAtOnce = 8;

export const ClaimList = memo(function ClaimList({ claims, source, field }: ClaimListProps) {
  const [areAllShown, showAll] = useState(false);
  const open = listed.flatMap((tone) => claims.filter((claim) => toneOf(claim) === tone));
  if (open.length === 0) return null;
  const select = ({ start, end }: PlacedClaim) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <ul aria-label="Open claims" className="mt-1.5 space-y-0.5 text-[0.8125rem]">
      {(areAllShown ? open : open.slice(0, shownAtOnce)).map((claim) => (
        <li key={`${claim.start} ${claim.kind}`} className="flex items-start gap-2 px-1 py-0.5 touch:py-0">
          <ClaimIcon tone={toneOf(claim)} className="mt-1 touch:mt-3.25" />
          <div className="flex min-w-0 flex-wrap items-start gap-x-2">
            <button
              type="button"
              data-tone={toneOf(claim)}
              onClick={() => select(claim)}
              className="max-w-full rounded-sm text-left hover:text-accent-ink touch:min-h-10"
            >
              <span className="break-words font-medium">“{shorten(claim.text)}”</span>{' '}
              <span className="text-ink-soft">· {verdictWords[toneOf(claim)]}</span>
            </button>
            <ClaimEvidence claim={claim} source={source} limit={1} />
          </div>
        </li>
      ))}
      {!areAllShown && open.length > shownAtOnce && (
        <li>
          <Button size="sm" variant="ghost" onClick={() => showAll(true)}>
            Show all {open.length}
          </Button>
        </li>
      )}
    </ul>
  );
});

const longest = 80;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
