// Starts the browser's half.
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLive } from '#web/client/live.ts';
import { queryClient } from '#web/client/query-client.ts';
import { whenWanted } from '#web/kit/layers/load-on-interaction.ts';
import { useToasts } from '#web/kit/layers/toast.ts';
import { LiveRegion } from '#web/kit/live-region.tsx';
import { router } from './router.tsx';

const toaster = whenWanted(() => import('#web/kit/layers/toaster.tsx'));

/** No toast is due before the first paint. */
function Toasts() {
  const module = toaster.useModule(useToasts().current !== null);
  return module && <module.Toaster />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <LiveRegion />
    </QueryClientProvider>
  </StrictMode>,
);

startLive();
