// What the texts of the product on screen are checked by, and the checker made ready with it.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { activeRulesPath, waiversPath } from '#domain/benchmarks/rule-paths.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type FactSource, listFactSources } from '#domain/claims/claims.contract.ts';
import { chooseTargets } from '#domain/keywords/keyword.ts';
import { textParts } from '#domain/parts/parts.ts';
import type { Attestation } from '#domain/review/attestation.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { attestationOf, type SecondPersonNeed, secondPersonNeed } from '#domain/review/second-person.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import type { VoiceRules } from '#domain/voice/voice.ts';
import { call, readText } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import type { Source } from '#web/shared/claims/claim-evidence.tsx';
import { useProductKeywords } from '#web/shared/keywords/use-product-keywords.ts';
import { type UsedJudge, useJudge } from '../claims/use-judge.ts';
import type { RuleBasis } from './check-answers.ts';
import type { Checker } from './checker.ts';
import { type CheckedBy, useChecker } from './use-checker.ts';

export type Claims = {
  /** Null until it is ready; the server checks an approval in any case. */
  checker: Checker | null;
  /** What evidence is quoted from. */
  source: Source;
  /** Null until it was read. */
  attestation: Attestation | null;
  /** Which approvals of the product need a second person; none until it was read. */
  needsSecond: SecondPersonNeed;
  failure: { retry: () => void } | null;
  judge: UsedJudge | null;
};

const noSources: readonly FactSource[] = [];

export function useClaims(
  product: Product,
  content: OptimizedContent,
  voice: VoiceRules | null | undefined,
  isWhole: boolean,
): Claims {
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
  const { judgements, judge, known: judged } = useJudge(product.id, draftsOf(content), isWhole);
  const { basis, failed: failedRules } = useRuleBasis(product, voice, isWhole);
  const { data: known } = sources;
  const by = useMemo(
    (): CheckedBy | undefined =>
      known && judgements && basis !== undefined ? { product: facts, sources: known, judgements, basis } : undefined,
    [facts, known, judgements, basis],
  );
  const { checker, failure: loadFailure } = useChecker(by, content);
  const failed = [settings, sources, judged, ...failedRules].filter(
    (query) => query.isError && query.data === undefined,
  );
  const steady = useStableCallbacks({
    retry: () => {
      for (const query of failed) void query.refetch();
      loadFailure?.retry();
    },
  });
  const hasFailed = failed.length > 0 || loadFailure !== null;
  const attestation = settings.data ? attestationOf(settings.data) : null;
  const isAlone = useMyId() === null;
  const needsSecond = settings.data ? secondPersonNeed(settings.data, product, isAlone) : 'none';
  const texts = known ?? noSources;
  // The same as long as nothing of it changes, so that a decision draws the other parts not again.
  return useMemo(
    () => ({
      checker,
      attestation,
      needsSecond,
      source: { product: facts, sources: texts },
      failure: hasFailed ? steady : null,
      judge,
    }),
    [checker, attestation, needsSecond, facts, texts, hasFailed, steady, judge],
  );
}

/** `basis` is undefined until all of it is known, null where the rules cannot be read. What else cannot be read is not checked by. */
function useRuleBasis(product: Product, voice: VoiceRules | null | undefined, isWhole: boolean) {
  const [on] = useState(() => new Date());
  const rules = useQuery({
    queryKey: keys.rulesText,
    queryFn: ({ signal }) => readText(activeRulesPath, signal),
    enabled: isWhole,
  });
  const waivers = useQuery({
    queryKey: keys.waiversText,
    queryFn: ({ signal }) => readText(waiversPath, signal),
    enabled: isWhole,
  });
  const { data: held, isPending } = useProductKeywords(product.id, isWhole);
  // As one text: where they stand is read again with each change of a text, and what is aimed for stays the same.
  const targets = isPending
    ? undefined
    : held && held.from !== 'default'
      ? chooseTargets(held.from, held.keywords).join(',')
      : '';
  const waived = waivers.data ?? (waivers.isError ? '[]' : undefined);
  const { brand } = product;
  const basis = useMemo((): RuleBasis | null | undefined => {
    if (rules.isError && rules.data === undefined) return null;
    if (rules.data === undefined || waived === undefined || voice === undefined || targets === undefined)
      return undefined;
    return {
      rules: rules.data,
      waivers: waived,
      aims: { voice, brand, keywords: targets === '' ? [] : targets.split(',') },
      on,
    };
  }, [rules.data, rules.isError, waived, voice, targets, brand, on]);
  return { basis, failed: [rules, waivers] };
}

/** The same product as long as no fact of it changes: its review moves on with every decision. */
function useSource(product: Product): Product {
  const { title, description, bullets, attributes, category, subcategory, brand, retailer, price } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts alone
  return useMemo(
    () => product,
    [title, description, bullets, attributes, category, subcategory, brand, retailer, price],
  );
}

/** The drafts the content comes from: a new one may bring judgements with it. */
const draftsOf = ({ parts }: OptimizedContent) =>
  textParts.map((part) => parts[part].record.draft?.inputHash ?? '').join(' ');
