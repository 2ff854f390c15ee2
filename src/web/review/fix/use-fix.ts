// The fix of one cause on a part, worked out while nobody waits for it, and what stays open once it is used.

import { useEffect, useState } from 'react';
import { pickParts } from '#domain/parts/parts.ts';
import { composePartCheck } from '#domain/review/compose-part-check.ts';
import type { PartCheck } from '#domain/review/part-check.ts';
import { explainError } from '#web/client/api-error.ts';
import { useListing } from '../listing-context.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';
import { type FixAsked, proposeFix } from './propose-fix.ts';

/** `left` is what would be found of the fixed text; `says` why there is no fix, where that is known. */
type Fix = { value: TextValue; left: PartCheck } | { value: null; says: string | null };

type FixOptions = Pick<FixAsked, 'part' | 'value' | 'cause' | 'voice'>;

/** Undefined until it is known. */
export function useFix({ part, value, cause, voice }: FixOptions): Fix | undefined {
  const { product, values, pictures, checker } = useListing();
  const [found, setFound] = useState<{ of: string; fix: Fix }>();
  const { ask, evaluate } = checker ?? {};
  const rule = cause === 'wording' ? null : cause.rule;
  const of = JSON.stringify([rule, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for the text and the cause, and the rest of the listing is checked as it was
  useEffect(() => {
    if (!checker || !ask || !evaluate) return;
    const gone = new AbortController();
    const work = async (): Promise<Fix> => {
      const { value: fixed, says } = await proposeFix({ productId: product.id, part, value, cause, checker, voice });
      if (fixed === null) return { value: null, says };
      const [claims, benchmark] = await Promise.all([
        ask(fixed),
        evaluate({ values: { ...values, [part]: fixed }, pictures }),
      ]);
      const left = composePartCheck({
        ...{ part, value: fixed, record: {}, images: [], source: pickParts(product)[part], claims: claims ?? [] },
        results: benchmark?.results ?? [],
        waived: new Set(benchmark?.waived),
      });
      return { value: fixed, left };
    };
    work()
      .catch((error: unknown): Fix => ({ value: null, says: explainError(error) }))
      .then((fix) => {
        if (!gone.signal.aborted) setFound({ of, fix });
      });
    return () => gone.abort();
  }, [ask, evaluate, voice, of]);
  return found?.of === of ? found.fix : undefined;
}

/** Characters of a text, or of all bullets together. */
export const lengthOf = (value: TextValue): number =>
  typeof value === 'string' ? value.length : value.reduce((sum, text) => sum + text.length, 0);

const claims = (count: number) => (count === 1 ? '1 open claim remains' : `${count} open claims remain`);
const rules = (count: number) =>
  count === 1 ? '1 required rule is still broken' : `${count} required rules are still broken`;

/** `2 open claims remain, 1 required rule is still broken.` */
export function describeLeft({ openClaims, must }: Pick<PartCheck, 'openClaims' | 'must'>): string {
  const left = [...(openClaims > 0 ? [claims(openClaims)] : []), ...(must.length > 0 ? [rules(must.length)] : [])];
  return left.length > 0 ? `${left.join(', ')}.` : 'Nothing remains open.';
}
