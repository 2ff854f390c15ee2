// How much there is of what drafts are written and checked by: counts of the four screens of Settings > Writing.
import { useQuery } from '@tanstack/react-query';
import { getAttributeCount, listAttributes } from '#domain/attributes/attributes.contract.ts';
import { listRules } from '#domain/benchmarks/rules.contract.ts';
import { getKeywordCount } from '#domain/keywords/keywords.contract.ts';
import { listVoices } from '#domain/voice/voice.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';

/** While a large catalogue is counted, the figures so far are read this often. */
const againMs = 1_000;

/** `42 keywords`, `No keywords yet` */
const countYet = (count: number, one: string): string => (count === 0 ? `No ${one}s yet` : countNoun(count, one));

/** `3 voices, 18 terms` */
export function useVoiceFigure() {
  return useQuery({
    queryKey: keys.voices,
    queryFn: ({ signal }) => call(listVoices, { signal }),
    select: (voices) => {
      const terms = voices.reduce((sum, { rules }) => sum + rules.terms.length, 0);
      return `${countYet(voices.length, 'voice')}${voices.length > 0 ? `, ${countNoun(terms, 'term')}` : ''}`;
    },
  });
}

/** `42 keywords` */
export function useKeywordFigure() {
  return useQuery({
    queryKey: keys.keywordCount,
    queryFn: ({ signal }) => call(getKeywordCount, { signal }),
    select: ({ keywords }) => countYet(keywords, 'keyword'),
  });
}

/** `27 of 61 in text`. Attributes are counted when somebody asks, so it is asked whenever the screen opens. */
export function useAttributeFigure() {
  const query = { page: 1, limit: 1 };
  return useQuery({
    queryKey: keys.attributeList({ figure: 'in text' }),
    queryFn: async ({ signal }) => {
      const { isCounting } = await call(getAttributeCount, { signal });
      const all = await callPage(listAttributes, { query, signal });
      const hidden = await callPage(listAttributes, { query: { ...query, use: 'hidden' }, signal });
      return { ...all, inText: all.total - hidden.total, isCounting };
    },
    select: ({ total, inText, isCounting }) =>
      `${formatNumber(inText)} of ${formatNumber(total)} in text${isCounting ? ' so far' : ''}`,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isCounting ? againMs : false),
  });
}

/** `118 rules` */
export function useRuleFigure() {
  const query = { page: 1, limit: 1 };
  return useQuery({
    queryKey: keys.ruleList(query),
    queryFn: ({ signal }) => callPage(listRules, { query, signal }),
    select: ({ total }) => countNoun(total, 'rule'),
  });
}
