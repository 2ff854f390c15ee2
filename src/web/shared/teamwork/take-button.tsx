// Takes the products that have waited longest and that nobody has.
import { Hand } from 'lucide-react';
import { taken, takeProducts } from '#domain/teamwork/teamwork.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useTake } from './teamwork.queries.ts';

export function TakeButton({ className }: { className?: string }) {
  const take = useTake();
  return (
    <Allowed to={takeProducts}>
      <Button
        busy={take.isPending}
        title="Unassigned products that have waited longest"
        onClick={() => take.mutate()}
        className={className}
      >
        <Hand aria-hidden />
        Take {taken}
        <Kbd keys="t" className="touch:hidden" />
      </Button>
    </Allowed>
  );
}
