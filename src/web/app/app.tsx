// What is on the page: the screen of the router, toasts above it, and what screen readers hear.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { wordIssue } from '#domain/text/issue-words.ts';
import { watchTouches } from '#web/client/attended.ts';
import { queryClient } from '#web/client/query-client.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { useToasts } from '#web/kit/layers/toast.ts';
import { LiveRegion } from '#web/kit/live-region.tsx';
import type { createAppRouter } from './router.tsx';

// The library brings no words of its own here, but *Invalid input*.
z.config({ customError: (issue) => wordIssue(issue) ?? 'This value is not valid.' });

const toaster = loadOnInteraction(() => import('#web/kit/layers/toaster.tsx'));

export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  useEffect(watchTouches, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <LiveRegion />
    </QueryClientProvider>
  );
}

/** No toast is due before the first paint. */
function Toasts() {
  const module = toaster.useModule(useToasts().current !== null);
  return module && <module.Toaster />;
}
