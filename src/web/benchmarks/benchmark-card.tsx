// Content Benchmark Analysis: how the listing on the screen is checked, while it is being typed.

import { useState } from 'react';
import type { Benchmark } from '#domain/benchmarks/evaluate.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import type { Pack } from '#domain/benchmarks/pack.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { issueOrder } from '#domain/parts/parts.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { BenchmarkSkeleton } from './benchmark-skeleton.tsx';
import { PackNote } from './pack-note.tsx';
import { PartRow } from './part-row.tsx';
import { QualityFigure } from './quality-figure.tsx';

/** What Listing Quality loses points for beside them, so that the rows add up to it. */
const beside = ['facts', 'substance'] as const;

type BenchmarkCardProps = {
  product: Product;
  /** What the rules found, and which pack they are of; null until it is known. */
  benchmark: (Benchmark & { pack: Pack }) | null;
  /** The rules could not be read. */
  failure: { retry: () => void } | null;
  isStarted: boolean;
};

export function BenchmarkCard({ product, benchmark, failure, isStarted }: BenchmarkCardProps) {
  if (benchmark)
    return <BenchmarkResults product={product} isStarted={isStarted} benchmark={benchmark} pack={benchmark.pack} />;
  if (!failure) return <BenchmarkSkeleton />;
  return (
    <Card aria-labelledby="benchmark-title">
      <CardHead id="benchmark-title" title="Content Benchmark Analysis" />
      <RulesFailure failure={failure} />
    </Card>
  );
}

export function RulesFailure({ failure }: { failure: { retry: () => void } }) {
  return (
    <ErrorState
      title="The rules could not be loaded"
      text="The listing cannot be checked now. Everything else works."
      onRetry={failure.retry}
    />
  );
}

type BenchmarkResultsProps = Pick<BenchmarkCardProps, 'product' | 'isStarted'> & { benchmark: Benchmark; pack: Pack };

function BenchmarkResults({ product, isStarted, benchmark, pack }: BenchmarkResultsProps) {
  const [open, setOpen] = useState<Attribute | 'quality' | 'pack' | null>(null);
  const fold = (row: NonNullable<typeof open>) => ({
    isOpen: open === row,
    onToggle: () => setOpen(open === row ? null : row),
  });
  const resultsOf = (attribute: Attribute) => benchmark.results.filter(({ rule }) => rule.attribute === attribute);
  return (
    <Card aria-labelledby="benchmark-title">
      <CardHead
        id="benchmark-title"
        title="Content Benchmark Analysis"
        hint={
          isStarted
            ? 'The content under review, checked against the rules of its channel. Approvals do not change the result.'
            : 'No content is generated yet. This checks the source.'
        }
      />
      <QualityFigure benchmark={benchmark} {...fold('quality')} />
      {issueOrder.map((part) => (
        <PartRow
          key={part}
          attribute={part}
          partResult={benchmark.parts[part]}
          results={resultsOf(part)}
          {...fold(part)}
        />
      ))}
      {beside.map((attribute) => {
        const results = resultsOf(attribute);
        return (
          results.length > 0 && (
            <PartRow key={attribute} attribute={attribute} partResult={null} results={results} {...fold(attribute)} />
          )
        );
      })}
      <PackNote pack={pack} retailer={product.retailer} {...fold('pack')} />
    </Card>
  );
}
