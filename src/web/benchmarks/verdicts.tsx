// What stands behind a verdict, opened where it is read: the rules not kept, how each is mended, and whose rule it is.
import type { Benchmark } from '#domain/benchmarks/evaluate.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type Part, type PartContent, partNames } from '#domain/parts/parts.ts';
import { explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { attributeLabels, qualityBand } from './benchmark-labels.ts';
import { LevelBadge } from './level-badge.tsx';
import { PartResults } from './part-results.tsx';
import { FailedItem } from './result-item.tsx';
import { useBenchmark } from './use-benchmark.ts';

type Listing = { product: Product; values: PartContent };

/** Of one part, in its card. */
export function PartVerdict({ product, values, part }: Listing & { part: Part }) {
  return (
    <Judged product={product} values={values}>
      {({ parts, results }) => (
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <LevelBadge level={parts[part].level} />
            {parts[part].message}
          </p>
          <PartResults results={results.filter(({ rule }) => rule.attribute === part)} />
        </div>
      )}
    </Judged>
  );
}

/** Of the whole listing; each heading leads to its part. */
export function QualityVerdict({ product, values, onOpen }: Listing & { onOpen: (part: Part) => void }) {
  return (
    <Judged product={product} values={values}>
      {({ quality, results }) => {
        const lost = results.filter((result) => result.lost > 0).toSorted((a, b) => b.lost - a.lost);
        const attributes = [...new Set(lost.map(({ rule }) => rule.attribute))];
        return (
          <>
            <p className="font-semibold">
              Listing Quality {quality} of 100
              <span className="font-normal text-ink-soft"> · {qualityBand(quality).word}</span>
            </p>
            {lost.length === 0 && <p className="mt-1 text-ink-soft">The listing keeps every rule it is judged by.</p>}
            {attributes.map((attribute) => (
              <section
                key={attribute}
                aria-label={attributeLabels[attribute]}
                className="mt-2 border-line border-t pt-1.5"
              >
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
      }}
    </Judged>
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

function Judged({ product, values, children }: Listing & { children: (benchmark: Benchmark) => React.ReactNode }) {
  const { benchmark, rules } = useBenchmark(product, values);
  if (benchmark) return children(benchmark);
  if (rules.isError)
    return (
      <ErrorState
        title="The rules could not be loaded"
        text={explainError(rules.error)}
        onRetry={() => void rules.refetch()}
        busy={rules.isFetching}
      />
    );
  return (
    <Loading label="Loading the rules">
      <Skeleton className="h-16 rounded-lg" />
    </Loading>
  );
}
