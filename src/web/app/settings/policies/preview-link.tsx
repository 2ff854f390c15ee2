// What the standing policies would approve now, with the way to these products.

import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { usePolicyPreview } from './policies.queries.ts';
import { describeCut } from './policy-words.ts';

/** For where a policy is on. */
export function PreviewLink() {
  const { data, error, isFetching, refetch } = usePolicyPreview(true);
  // Of a policy that was changed the old figure is wrong.
  if (isFetching)
    return (
      <Button size="sm" busy>
        Preview
      </Button>
    );
  if (error)
    return (
      <FailureBox lead="The preview could not be loaded." {...describeFailure(error)}>
        <Button size="sm" onClick={() => void refetch()}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      </FailureBox>
    );
  if (!data) return null;
  if (data.parts === 0) return <p className="text-ink-soft text-xs">No pending part matches a policy.</p>;
  const cut = describeCut(data);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {cut && <p className="text-ink-soft text-xs">{cut}</p>}
      <Button size="sm" asChild>
        <Link to="/pending-products" search={{ among: data.productIds.join(',') }}>
          Preview {countNoun(data.parts, 'part')}
        </Link>
      </Button>
    </div>
  );
}
