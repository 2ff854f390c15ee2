// What costs Listing Quality, opened at its figure: the broken rules, how each is fixed, and whose rule it is.
import type { Benchmark } from '#domain/benchmarks/evaluate.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { RulesFailure } from './benchmark-card.tsx';
import { attributeLabels, qualityBand } from './benchmark-labels.ts';
import { FailedItem } from './result-item.tsx';

type QualityVerdictProps = {
  benchmark: Benchmark | null;
  failure: { retry: () => void } | null;
  onOpen: (part: Part) => void;
};

/** Of the whole listing; each heading leads to its part. */
export function QualityVerdict({ benchmark, failure, onOpen }: QualityVerdictProps) {
  if (!benchmark && failure) return <RulesFailure failure={failure} />;
  if (!benchmark)
    return (
      <Loading label="Loading the rules">
        <Skeleton className="h-16 rounded-lg" />
      </Loading>
    );
  const { quality, results } = benchmark;
  const lost = results.filter((result) => result.lost > 0).toSorted((a, b) => b.lost - a.lost);
  const attributes = [...new Set(lost.map(({ rule }) => rule.attribute))];
  return (
    <>
      <p className="font-semibold">
        Listing Quality {quality} of 100
        <span className="font-normal text-ink-soft"> · {qualityBand(quality).word}</span>
      </p>
      {lost.length === 0 && <p className="mt-1 text-ink-soft">The listing passes all its rules.</p>}
      {attributes.map((attribute) => (
        <section key={attribute} aria-label={attributeLabels[attribute]} className="mt-2 border-line border-t pt-1.5">
          <AttributeHead attribute={attribute} onOpen={onOpen} />
          <ul className="divide-y divide-line">
            {lost
              .filter(({ rule }) => rule.attribute === attribute)
              .map((result) => (
                <FailedItem key={result.rule.id} result={result} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type AttributeHeadProps = { attribute: Attribute; onOpen: (part: Part) => void };

function AttributeHead({ attribute, onOpen }: AttributeHeadProps) {
  const part = partNames.find((each) => each === attribute);
  const label = attributeLabels[attribute];
  if (!part) return <h3 className="font-medium text-ink-soft text-xs leading-6">{label}</h3>;
  return (
    <h3>
      <Button size="sm" variant="ghost" className="-ml-2 h-6 touch:h-10" onClick={() => onOpen(part)}>
        <span className="sr-only">Go to </span>
        {label}
      </Button>
    </h3>
  );
}
