// Claims of a text one below the other, each with what speaks for or against it.
import { useState } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { toneOf } from '#domain/claims/claim-words.ts';
import { Button } from '#web/kit/button.tsx';
import { ClaimEvidence, type Source } from '#web/shared/claims/claim-evidence.tsx';
import { ClaimIcon } from '#web/shared/claims/claim-icon.tsx';

type ClaimItemsProps = {
  label: string;
  claims: readonly PlacedClaim[];
  source: Source;
  /** Goes to a claim in the field it is typed in; absent where the text is only read. */
  onSelect?: ((claim: PlacedClaim) => void) | undefined;
};

/** So many at once: a text with more of them needs another look first, and drawing them all would hold up the keys. */
const shownAtOnce = 8;

export function ClaimItems({ label, claims, source, onSelect }: ClaimItemsProps) {
  const [areAllShown, showAll] = useState(false);
  return (
    <>
      <ul aria-label={label} className="space-y-1">
        {(areAllShown ? claims : claims.slice(0, shownAtOnce)).map((claim) => (
          <li key={`${claim.item ?? 0} ${claim.start} ${claim.kind}`} className="flex items-start gap-2">
            <ClaimIcon tone={toneOf(claim)} className="mt-1" />
            <div className="flex min-w-0 flex-wrap items-start gap-x-2">
              <ClaimWords claim={claim} onSelect={onSelect} />
              <ClaimEvidence claim={claim} source={source} limit={claim.isConflict ? 2 : 1} />
              {claim.judgedBy && <p className="text-ink-faint">Checked by {claim.judgedBy}.</p>}
            </div>
          </li>
        ))}
      </ul>
      {!areAllShown && claims.length > shownAtOnce && (
        <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => showAll(true)}>
          Show all {claims.length}
        </Button>
      )}
    </>
  );
}

type ClaimWordsProps = Pick<ClaimItemsProps, 'onSelect'> & { claim: PlacedClaim };

function ClaimWords({ claim, onSelect }: ClaimWordsProps) {
  const words = (
    <>
      {claim.item !== undefined && <span className="text-ink-faint">Bullet {claim.item + 1}: </span>}
      <span className="break-words font-medium">“{shorten(claim.text)}”</span>
    </>
  );
  if (!onSelect) return <span>{words}</span>;
  return (
    <button
      type="button"
      onClick={() => onSelect(claim)}
      className="max-w-full rounded-sm text-left hover:text-accent-ink touch:min-h-10"
    >
      {words}
    </button>
  );
}

const longest = 80;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);
