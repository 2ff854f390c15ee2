// A screen that broke: says so in plain words and offers to try again. The error itself is in the console.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { describeFailure } from '#web/client/api-error.ts';
import { Card } from '#web/kit/card.tsx';
import { ErrorState } from '#web/kit/states.tsx';

export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  return (
    <Card>
      <ErrorState title="This page could not be shown" {...describeFailure(error)} onRetry={reset} />
    </Card>
  );
}
