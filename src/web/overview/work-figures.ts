// What waits, as the dashboard counts it: the one place that knows which wait reasons make up which figure.
import { CheckCheck, CircleX, type LucideIcon, MessageCircleQuestion, TriangleAlert } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type WaitReason, waitReasons } from '#domain/catalogue/wait-reason.ts';
import type { WaitReasonCounts } from '#domain/catalogue/wait-reasons.contract.ts';
import { useWaitReasons } from '#web/client/products/use-wait-reasons.ts';

/** Nothing was written for these yet; the others wait for a decision. */
const unwritten: readonly WaitReason[] = ['no-content'];
const written = waitReasons.filter((reason) => !unwritten.includes(reason));

/** What is counted apart of what is to review. */
const states = [
  { label: 'clean', reasons: ['clean'], Icon: CheckCheck, color: 'text-ok' },
  { label: 'rules broken', reasons: ['rule-not-kept'], Icon: TriangleAlert, color: 'text-warn' },
  { label: 'open claims', reasons: ['open-claim'], Icon: MessageCircleQuestion, color: 'text-warn' },
  { label: 'parts rejected', reasons: ['part-rejected'], Icon: CircleX, color: 'text-bad' },
] as const satisfies readonly { label: string; reasons: readonly WaitReason[]; Icon: LucideIcon; color: string }[];

/** `filter` lists exactly the products counted. */
export type WorkFigure = { count: number; filter: ProductFilter };
export type WorkState = WorkFigure & { label: string; Icon: LucideIcon; color: string };
export type Work = { toOptimize: WorkFigure; toReview: WorkFigure; states: WorkState[] };

export function countWork(counts: WaitReasonCounts): Work {
  const figure = (reasons: readonly WaitReason[]): WorkFigure => ({
    count: reasons.reduce((sum, reason) => sum + counts[reason], 0),
    filter: { status: 'pending', waitReason: [...reasons] },
  });
  return {
    toOptimize: figure(unwritten),
    toReview: figure(written),
    states: states.map(({ reasons, ...look }) => ({ ...look, ...figure(reasons) })),
  };
}

export function useWork() {
  const { data, ...query } = useWaitReasons({ status: 'pending' });
  return { ...query, work: data && countWork(data) };
}
