// What a judging model decided of the texts on screen, and the command that asks it about what is still unclear.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { countTone } from '#domain/claims/claim-words.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import { type JudgedReply, judgeStatements, listJudgements } from '#domain/models/judge/judgements.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';

export type UsedJudge = { name: string; isAsking: boolean; ask: () => void };

/** `judgements` undefined until they are known, and the same list as long as there are none. `known` is what reads them. */
type Judging = {
  judgements: readonly Judgement[] | undefined;
  judge: UsedJudge | null;
  known: { isError: boolean; data: unknown; refetch: () => Promise<unknown> };
};

/** Without any the checker stays the one it is. */
const noJudgements: readonly Judgement[] = [];

/** `drafts` names the drafts of the texts: with a new one the judgements are read again. */
export function useJudge(productId: number, drafts: string, isWhole: boolean): Judging {
  const params = { id: String(productId) };
  const known = useQuery({
    queryKey: keys.judgements(productId),
    queryFn: ({ signal }) => call(listJudgements, { params, signal }),
    enabled: isWhole,
  });
  const seen = useRef(drafts);
  useEffect(() => {
    if (seen.current === drafts) return;
    seen.current = drafts;
    void queryClient.invalidateQueries({ queryKey: keys.judgements(productId) });
  }, [drafts, productId]);
  const asking = useMutation({
    mutationFn: () => call(judgeStatements, { params }),
    onSuccess: async (reply) => {
      const { judge, judgements } = reply;
      // A list asked for before would put back what was known then.
      await queryClient.cancelQueries({ queryKey: keys.judgements(productId) });
      queryClient.setQueryData(keys.judgements(productId), { judge, judgements });
      toast({ title: 'Statements checked', description: describeJudged(reply) });
    },
    onError: (error) => {
      toast({ title: 'Statements not checked', description: explainError(error), tone: 'destructive' });
    },
  });
  const steady = useStableCallbacks({
    ask: () => {
      if (!asking.isPending) asking.mutate();
    },
  });
  const name = known.data?.judge ?? null;
  const isAsking = asking.isPending;
  const judge = useMemo(() => (name === null ? null : { name, isAsking, ask: steady.ask }), [name, isAsking, steady]);
  const judgements = known.data?.judgements;
  return { judgements: judgements?.length === 0 ? noJudgements : judgements, judge, known };
}

/** `2 supported, 1 not in the source.` */
function describeJudged({ asked, ...counts }: Omit<JudgedReply, 'judge' | 'judgements'>): string {
  const tones = ['supported', 'contradicted', 'unsupported'] as const;
  const counted = tones.flatMap((tone) => (counts[tone] > 0 ? [countTone(tone, counts[tone])] : []));
  const rest = asked - counts.supported - counts.contradicted - counts.unsupported;
  if (rest > 0) counted.push(`${rest} still unclear`);
  return counted.length === 0 ? 'Nothing was left to check.' : `${counted.join(', ')}.`;
}
