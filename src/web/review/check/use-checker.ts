// The checker of the product on screen: made ready while nobody waits for it.
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { FactSource } from '#domain/claims/claims.contract.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import { textParts } from '#domain/parts/parts.ts';
import { type OptimizedContent, valuesOf } from '#domain/review/content.ts';
import { whenIdle } from '#web/kit/when-idle.ts';
import type { RuleBasis } from './check-answers.ts';
import type { Checker } from './checker.ts';

/** What texts are checked against; undefined as long as something of it is not known. */
export type CheckedBy = {
  product: Product;
  sources: readonly FactSource[];
  judgements: readonly Judgement[];
  basis: RuleBasis | null;
};

type Ready = { by: CheckedBy; checker: Checker };

export function useChecker(by: CheckedBy | undefined, content: OptimizedContent) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const values = valuesOf(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later texts are checked when they are drawn, a new attempt starts again
  useEffect(() => {
    if (!by) return;
    let isGone = false;
    let end = () => {};
    const fail = (error: unknown) => {
      if (isGone) return;
      console.warn('Texts cannot be checked here; the server still checks what is approved.', error);
      setReady(null);
      setFailed(true);
    };
    const prepare = async () => {
      const { openChecker, startThread } = await import('./checker.ts');
      if (isGone) return;
      const thread = startThread();
      end = thread.end;
      // Another object, so that what is drawn asks it again.
      const onNews = () => {
        if (!isGone) startTransition(() => setReady((old) => old && { ...old, checker: { ...old.checker } }));
      };
      const { product, judgements, basis } = by;
      const sources = by.sources.map(({ text }) => text);
      const checker = openChecker(thread, {
        ...{ id: product.id, product, sources, judgements, basis },
        ...{ onNews, onFault: fail },
      });
      for (const part of textParts) await checker.ask(values[part]);
      if (!isGone) startTransition(() => setReady({ by, checker }));
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
  }, [by, attempt]);
  // A checker of the source as it was would check by facts that no longer hold.
  const checker = ready !== null && ready.by === by ? ready.checker : null;
  return useMemo(
    () => ({ checker, failure: hasFailed ? { retry: () => setAttempt((made) => made + 1) } : null }),
    [checker, hasFailed],
  );
}
