// The fix of one cause on a part, worked out while nobody waits for it, and what stays open once it is used.
import { useEffect, useState } from 'react';
import { composePartCheck } from '#domain/review/compose-part-check.ts';
import type { PartCheck } from '#domain/review/part-check.ts';
import { useListing } from '../listing-context.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';
import { type FixAsked, proposeFix } from './propose-fix.ts';

/** `left` is what would be found of the fixed text. */
export type Fix = { value: TextValue; left: PartCheck };

type Given = Pick<FixAsked, 'part' | 'value' | 'cause' | 'voice'>;

/** Undefined until it is known; null where there is no automatic fix. */
export function useFix({ part, value, cause, voice }: Given): Fix | null | undefined {
  const { product, values, checker } = useListing();
  const [found, setFound] = useState<{ of: string; fix: Fix | null }>();
  const { ask, judge } = checker ?? {};
  const rule = cause === 'wording' ? null : cause.rule;
  const of = JSON.stringify([rule, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for the text and the cause, and the rest of the listing is judged as it was
  useEffect(() => {
    if (!checker || !ask || !judge) return;
    const gone = new AbortController();
    const work = async (): Promise<Fix | null> => {
      const { value: fixed } = await proposeFix({ part, value, cause, checker, voice });
      if (fixed === null) return null;
      const [claims, judged] = await Promise.all([ask(fixed), judge({ ...values, [part]: fixed })]);
      const left = composePartCheck({
        ...{ part, value: fixed, record: {}, images: [], source: product[part], claims: claims ?? [] },
        results: judged?.results ?? [],
        waived: new Set(judged?.waived),
      });
      return { value: fixed, left };
    };
    work().then(
      (fix) => {
        if (!gone.signal.aborted) setFound({ of, fix });
      },
      // The checker reports its fault itself.
      () => {},
    );
    return () => gone.abort();
  }, [ask, judge, voice, of]);
  return found?.of === of ? found.fix : undefined;
}

/** Characters of a text, or of all bullets together. */
export const lengthOf = (value: TextValue): number =>
  typeof value === 'string' ? value.length : value.reduce((sum, text) => sum + text.length, 0);

const claims = (count: number) => (count === 1 ? '1 open claim stays' : `${count} open claims stay`);
const rules = (count: number) => (count === 1 ? '1 must rule stays' : `${count} must rules stay`);

/** `2 open claims stay, 1 must rule stays.` */
export function describeLeft({ openClaims, must }: Pick<PartCheck, 'openClaims' | 'must'>): string {
  const left = [...(openClaims > 0 ? [claims(openClaims)] : []), ...(must.length > 0 ? [rules(must.length)] : [])];
  return left.length > 0 ? `${left.join(', ')}.` : 'Nothing stays open.';
}
