// The room of the strip below the header, and the ends of the runs it followed.
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsStarting, useStartedRuns } from '#web/shared/runs/started-runs.ts';
import type { StartedRun } from '#web/shared/runs/stored-runs.ts';
import { RunEnd } from './run-end.tsx';
import { RunStrip } from './run-strip.tsx';

/** `hasRoom`: the frame has made it already. */
export function StripPlace({ hasRoom }: { hasRoom: boolean }) {
  const started = useStartedRuns();
  const shown = useElsewhere(started);
  const isRoomy = useRoom(shown.length > 0, hasRoom);
  const latest = shown.at(-1);
  return (
    <>
      {started.map((run) => (
        <RunEnd key={run.id} started={run} />
      ))}
      {isRoomy && (
        <div data-strip className="h-11">
          {latest && <RunStrip started={latest} others={shown.length - 1} />}
        </div>
      )}
    </>
  );
}

/** A run's own page has more than the strip. */
function useElsewhere(started: readonly StartedRun[]): readonly StartedRun[] {
  const here = useRouterState({ select: ({ location }) => location.href });
  return started.filter(({ page }) => here !== page && !here.startsWith(`${page}?`) && !here.startsWith(`${page}&`));
}

/** The room, once made, stays for as long as its screen: what one looks at never moves because a run has ended. */
function useRoom(isNeeded: boolean, isThere: boolean): boolean {
  const screen = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  });
  const isStarting = useIsStarting();
  const [madeFor, setMadeFor] = useState(isThere ? screen : null);
  const isMade = isNeeded || isStarting || madeFor === screen;
  const next = isMade ? screen : null;
  if (next !== madeFor) setMadeFor(next);
  return isMade;
}
