// Content Benchmark Analysis: how the listing on the screen is judged, while it is being typed.
import { useDeferredValue, useMemo, useState } from 'react';
import type { Aims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { packOf } from '#domain/benchmarks/pack.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { explainError } from '#web/client/api-error.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { useActiveRules } from './active-rules.queries.ts';
import { BenchmarkSkeleton } from './benchmark-skeleton.tsx';
import { PackNote } from './pack-note.tsx';
import { PartRow } from './part-row.tsx';
import { QualityFigure } from './quality-figure.tsx';
import { useAims } from './use-aims.ts';

const parts = ['title', 'description', 'bullets', 'images'] as const;

type BenchmarkCardProps = { product: Product; values: PartContent; isStarted: boolean };

export function BenchmarkCard(props: BenchmarkCardProps) {
  const active = useActiveRules();
  const aims = useAims(props.product);
  if (active.data && aims) return <JudgedCard {...props} rules={active.data.rules} aims={aims} />;
  if (!active.isError) return <BenchmarkSkeleton />;
  return (
    <Card aria-labelledby="benchmark-title">
      <CardHead id="benchmark-title" title="Content Benchmark Analysis" />
      <ErrorState
        title="The rules could not be loaded"
        text={explainError(active.error)}
        onRetry={() => void active.refetch()}
        busy={active.isFetching}
      />
    </Card>
  );
}

type JudgedCardProps = BenchmarkCardProps & { rules: readonly BenchmarkRule[]; aims: Aims };

function JudgedCard({ product, values, isStarted, rules, aims }: JudgedCardProps) {
  const [on] = useState(() => new Date());
  const [open, setOpen] = useState<Attribute | 'quality' | 'pack' | null>(null);
  const content = useDeferredValue(values);
  const benchmark = useMemo(() => evaluate(content, product, rules, on, aims), [content, product, rules, on, aims]);
  const pack = useMemo(() => packOf(product, rules, on), [product, rules, on]);

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
            ? 'The content under review against the rules of its channel. Approvals do not change it.'
            : 'Nothing is generated yet: this judges the source.'
        }
      />
      <QualityFigure benchmark={benchmark} {...fold('quality')} />
      {parts.map((part) => (
        <PartRow key={part} part={part} judgement={benchmark.parts[part]} results={resultsOf(part)} {...fold(part)} />
      ))}
      <PackNote pack={pack} retailer={product.retailer} {...fold('pack')} />
    </Card>
  );
}
