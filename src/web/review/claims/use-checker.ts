// The claim checker of the product on screen: made ready while nobody waits for it.

import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type FactSource, listFactSources } from '#domain/claims/claims.contract.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import { textParts } from '#domain/parts/parts.ts';
import type { Attestation } from '#domain/review/attestation.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { valuesOf } from '#domain/review/content.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { call } from '#web/client/api.ts';
import type { Source } from '#web/client/claims/claim-evidence.tsx';
import { keys } from '#web/client/query-keys.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import { whenIdle } from '#web/kit/when-idle.ts';
import type { Checker } from './claim-check.ts';
import { type UsedJudge, useJudge } from './use-judge.ts';

export type Claims = {
  /** Null until it is ready; the server judges an approval in any case. */
  checker: Checker | null;
  /** What evidence is quoted from. */
  source: Source;
  /** Null until it was read. */
  attestation: Attestation | null;
  failure: { retry: () => void } | null;
  judge: UsedJudge | null;
};

const noSources: readonly FactSource[] = [];
const noJudgements: readonly Judgement[] = [];

export function useClaims(product: Product, content: OptimizedContent, isWhole: boolean): Claims {
  const settings = useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    enabled: isWhole,
  });
  const sources = useQuery({
    queryKey: keys.factSources(product.id),
    queryFn: ({ signal }) => call(listFactSources, { params: { id: String(product.id) }, signal }),
    enabled: isWhole,
  });
  const facts = useSource(product);
  const { judgements, judge } = useJudge(product.id, draftsOf(content), isWhole);
  const { checker, failure: loadFailure } = useChecker(facts, sources.data, judgements ?? noJudgements, content);
  const failed = [settings, sources].filter((query) => query.isError && query.data === undefined);
  const steady = useStableCallbacks({
    retry: () => {
      for (const query of failed) void query.refetch();
      loadFailure?.retry();
    },
  });
  const hasFailed = failed.length > 0 || loadFailure !== null;
  const attestation = settings.data?.attestation ?? null;
  const texts = sources.data ?? noSources;
  // The same as long as nothing of it changes, so that a decision draws the other parts not again.
  return useMemo(
    () => ({
      checker,
      attestation,
      source: { product: facts, sources: texts },
      failure: hasFailed ? steady : null,
      judge,
    }),
    [checker, attestation, facts, texts, hasFailed, steady, judge],
  );
}

/** The same product as long as no fact of it changes: its review moves on with every decision. */
function useSource(product: Product): Product {
  const { title, description, bullets, attributes, category, subcategory, brand } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts alone
  return useMemo(() => product, [title, description, bullets, attributes, category, subcategory, brand]);
}

/** The drafts the content comes from: a new one may bring judgements with it. */
const draftsOf = ({ parts }: OptimizedContent) =>
  textParts.map((part) => parts[part].record.draft?.inputHash ?? '').join(' ');

type Ready = {
  product: Product;
  sources: readonly FactSource[];
  judgements: readonly Judgement[];
  checker: Checker;
};

function useChecker(
  product: Product,
  sources: readonly FactSource[] | undefined,
  judgements: readonly Judgement[],
  content: OptimizedContent,
) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { title, bullets, description } = valuesOf(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later texts are checked when they are drawn, a new attempt begins again
  useEffect(() => {
    if (!sources) return;
    let isGone = false;
    let end = () => {};
    const fail = (error: unknown) => {
      if (isGone) return;
      console.warn('Claims cannot be checked here; the server still checks what is approved.', error);
      setReady(null);
      setFailed(true);
    };
    const prepare = async () => {
      const { openChecker, startThread } = await import('./claim-check.ts');
      if (isGone) return;
      const thread = startThread();
      end = thread.end;
      // Another object, so that what is drawn asks it again.
      const onNews = () => {
        if (!isGone) startTransition(() => setReady((old) => old && { ...old, checker: { ...old.checker } }));
      };
      const checker = openChecker(thread, { product, sources, judgements, onNews, onFault: fail });
      for (const text of [title, bullets, description]) await checker.ask(text);
      if (!isGone) startTransition(() => setReady({ product, sources, judgements, checker }));
    };
    const cancel = whenIdle(() => {
      setFailed(false);
      prepare().catch(fail);
    });
    return () => {
      isGone = true;
      cancel();
      end();
    };
  }, [product, sources, judgements, attempt]);
  // A checker of the source as it was would judge by facts that no longer hold.
  const isCurrent =
    ready !== null && ready.product === product && ready.sources === sources && ready.judgements === judgements;
  return {
    checker: isCurrent ? ready.checker : null,
    failure: hasFailed ? { retry: () => setAttempt(attempt + 1) } : null,
  };
}
