// A browser somebody is signed in with: one's own sessions, those of a member and those of all show it the same way.
import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeFailure } from '#web/client/api-error.ts';
import { Badge } from '#web/kit/badge.tsx';
import { FailureText } from '#web/kit/failure-text.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { Device } from './describe-device.ts';

type SessionLineProps = {
  /** Undefined until its words are loaded. */
  device: Device | undefined;
  /** Whether it is this browser. */
  isOwn: boolean;
  failure: Error | null;
  /** From where it was used, and when. */
  children: ReactNode;
};

export function SessionLine({ device, isOwn, failure, children }: SessionLineProps) {
  const Icon = device?.isHandheld ? Smartphone : Monitor;
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 font-medium text-[0.8125rem]">
          {device ? (
            <span className="line-clamp-2 min-w-0 break-words">{device.name}</span>
          ) : (
            <Skeleton className="h-4 w-36" />
          )}
          {isOwn && <Badge tone="accent">This browser</Badge>}
        </div>
        {children}
        {failure && (
          <div role="alert" className="mt-0.5 text-bad-ink text-xs">
            <FailureText lead="Not signed out." {...describeFailure(failure)} />
          </div>
        )}
      </div>
    </>
  );
}
