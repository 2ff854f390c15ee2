// What a read that failed shows: why, and the way to try again.
import { describeFailure } from '#web/client/api-error.ts';
import { ErrorState } from '#web/kit/states.tsx';

type LoadFailureProps = {
  of: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title: string;
  className?: string;
};

export function LoadFailure({ of, title, className }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      {...describeFailure(of.error)}
      onRetry={() => void of.refetch()}
      busy={of.isFetching}
      className={className}
    />
  );
}
