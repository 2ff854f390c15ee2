// Below the head of a product: who has it and until when, and who else is on it. Absent where nobody signs in.
import { heldMinutes } from '#domain/teamwork/teamwork.contract.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Assignee } from './assignee.tsx';
import { describeVisits } from './presence.tsx';
import { useWork } from './teamwork.queries.ts';
import { useVisit } from './use-visit.ts';

type TeamworkRowProps = { product: { id: number; title: string }; isEditing: boolean };

export function TeamworkRow({ product, isEditing }: TeamworkRowProps) {
  const isShared = useMyId() !== null;
  const isHeld = useVisit(product.id, isEditing ? 'editing' : 'reviewing');
  const work = useWork([product.id]).get(product.id);
  if (!isShared) return null;
  const visits = work?.visits ?? [];
  const [first] = visits;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-0.5 text-[0.8125rem]">
      <div className="flex min-w-0 items-center gap-2.5">
        <span className="text-ink-soft">Assigned to</span>
        <Assignee product={product} work={work} isInLine />
      </div>
      <p role="status" className="ml-auto flex min-w-0 items-center gap-1.5">
        {first ? (
          <>
            <Avatar fullName={first.person.fullName} className="size-6 text-[0.625rem]" />
            <span className="min-w-0 font-medium text-warn-ink">{describeVisits(visits)}</span>
          </>
        ) : (
          isHeld && (
            <span className="text-ink-faint text-xs max-sm:sr-only">
              Others skip this product for {heldMinutes} minutes
            </span>
          )
        )}
      </p>
    </div>
  );
}
