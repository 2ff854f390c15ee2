// What an approval left open: how many claims, who attested them, and on request each with its evidence.
import { ChevronRight } from 'lucide-react';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import { toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import { describeOpenClaims } from '#domain/review/attestation.ts';
import type { Person } from '#domain/session/person.ts';
import { Badge } from '#web/kit/badge.tsx';
import { ClaimEvidence, type Source } from './claim-evidence.tsx';
import { ClaimIcon } from './claim-icon.tsx';

type OpenClaimsProps = {
  claims: readonly RecordedClaim[] | undefined;
  attestedBy: Person | undefined;
  /** Of an approval that needed two people: the first. */
  firstApprovedBy?: Person | undefined;
  source?: Source;
};

export function OpenClaims({ claims = [], attestedBy, firstApprovedBy, source }: OpenClaimsProps) {
  const words = describeOpenClaims(claims, attestedBy, firstApprovedBy);
  if (words === null) return null;
  const isMixed = claims.some((claim) => !claim.isAttested);
  return (
    <details className="group text-[0.8125rem] text-ink-soft">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-sm hover:text-ink touch:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-3.5 shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        <span>Approved with {words}</span>
      </summary>
      <ul className="mt-1.5 space-y-2 border-line border-l pl-3.5 ml-1.5">
        {claims.map((claim) => (
          <li key={`${claim.item ?? 0} ${claim.start} ${claim.kind}`} className="flex items-start gap-2">
            <ClaimIcon tone={toneOf(claim)} className="mt-0.5" />
            <div className="min-w-0">
              <p className="break-words">
                <span className="font-medium text-ink">“{claim.text}”</span> · {verdictWords[toneOf(claim)]}
                {claim.isAttested && isMixed && (
                  <Badge tone="outline" className="ml-1.5">
                    {' '}
                    Confirmed{' '}
                  </Badge>
                )}
              </p>
              <ClaimEvidence claim={claim} source={source} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
