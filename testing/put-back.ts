// What a test put in the place of the clock, of globals and of the environment is gone when it is over: files share a worker.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
