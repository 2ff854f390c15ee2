// Which steps of undo are left once a person has taken first approvals back themselves.
import type { Part } from '#domain/parts/parts.ts';
import { isApproval, type Operation, partsOf, type Seen } from './review.reducer.ts';

type Step = { of: { operation: Operation }; operations: Operation[]; left: Seen };

/** Without approvals of a part, which an undo would find gone. What a step did to other parts can still be undone. */
export const withoutApprovalsOf = <S extends Step>(part: Part, steps: readonly S[]): S[] =>
  steps.flatMap((step) => {
    const { operation } = step.of;
    if (!isApproval(operation) || !partsOf(operation).includes(part)) return [step];
    const operations = step.operations.flatMap((each) => withoutPart(each, part));
    const { [part]: _, ...left } = step.left;
    return operations.length > 0 ? [{ ...step, operations, left }] : [];
  });

function withoutPart(operation: Operation, part: Part): Operation[] {
  if (!partsOf(operation).includes(part)) return [operation];
  if (operation.kind !== 'decideAll') return [];
  const others = operation.parts.filter((each) => each !== part);
  return others.length > 0 ? [{ ...operation, parts: others }] : [];
}
