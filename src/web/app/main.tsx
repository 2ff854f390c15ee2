// Starts the browser's half.
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startLive } from '#web/client/live.ts';
import { queryClient } from '#web/client/query-client.ts';
import { LiveRegion } from '#web/kit/live-region.tsx';
import { TooltipProvider } from '#web/kit/tooltip.tsx';
import { router } from './router.tsx';

// No toast is due before the first paint.
const Toaster = lazy(async () => ({ default: (await import('#web/kit/toaster.tsx')).Toaster }));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Suspense>
          <Toaster />
        </Suspense>
        <LiveRegion />
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);

startLive();
