// What a read shows: its data, and until they are there that it loads, or why it failed and the way to try again.
import type { ReactNode } from 'react';
import { describeFailure } from '#web/client/api-error.ts';
import { ErrorState } from '#web/kit/states.tsx';

export type Read<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadFailureProps = { of: Omit<Read<unknown>, 'data'>; title: string; className?: string };

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

type LoadedProps<Data> = {
  of: Read<Data>;
  /** Heads the failure. */
  failure: string;
  failureClassName?: string;
  /** Stands around the failure, such as a card. */
  aroundFailure?: (failure: ReactNode) => ReactNode;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>(props: LoadedProps<Data>) {
  const { of, failure, failureClassName, aroundFailure = (shown) => shown, skeleton, children } = props;
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return skeleton;
  return aroundFailure(<LoadFailure of={of} title={failure} className={failureClassName} />);
}
