// What speaks for or against a claim: the field by its name, and its words with those that decide it marked.
import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { nameField, type Quote, quoteEvidence } from '#domain/claims/claim-words.ts';
import type { FactSource } from '#domain/claims/claims.contract.ts';

/** The product as it is now, to quote what stands around the evidence; without it the evidence stands alone. */
export type Source = { product: Product; sources: readonly FactSource[] };

type ClaimEvidenceProps = { claim: Pick<PlacedClaim, 'evidence'>; source?: Source | undefined; limit?: number };

export function ClaimEvidence({ claim, source, limit = 3 }: ClaimEvidenceProps) {
  const shown = claim.evidence.slice(0, limit);
  const rest = claim.evidence.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul className="space-y-1">
      {shown.map((evidence) => (
        <li key={`${evidence.field} ${evidence.start}`} className="break-words text-ink-soft">
          <FieldName field={evidence.field} source={source} />{' '}
          <QuotedText
            quote={
              source
                ? quoteEvidence(evidence, source.product, source.sources)
                : { before: '', text: evidence.text, after: '' }
            }
          />
        </li>
      ))}
      {rest > 0 && limit > 1 && <li className="text-ink-faint">and {rest} more</li>}
    </ul>
  );
}

/** A data source leads to what came of it. */
function FieldName({ field, source }: { field: string; source: Source | undefined }) {
  const name = nameField(field, source?.sources);
  const [, index] = /^dataSources\.(\d+)$/.exec(field) ?? [];
  const known = index === undefined ? undefined : source?.sources[Number(index)];
  if (!known || !source) return <span className="text-ink-faint">{name}:</span>;
  return (
    <span className="text-ink-faint">
      <Link
        to="/products/$id"
        params={{ id: String(source.product.id) }}
        search={(old) => ({ ...old, source: `show-${known.id}` })}
        resetScroll={false}
        className="rounded-sm text-accent-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
      >
        {name}
      </Link>
      :
    </span>
  );
}

function QuotedText({ quote: { before, text, after } }: { quote: Quote }) {
  if (`${before}${text}${after}` === '') return null;
  return (
    <span>
      “{before}
      <mark className="rounded-[3px] bg-accent-soft px-0.5 font-medium text-accent-ink">{text}</mark>
      {after}”
    </span>
  );
}
