// Settings: what holds for the whole workspace, and what holds for this browser. Every change is saved at once.
import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#domain/session/session.contract.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { formatTime } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { AccountSection } from './account/account-section.tsx';
import { NotificationsSection } from './account/notifications-section.tsx';
import { useOffersPasskeys } from './account/passkeys/passkeys.queries.ts';
import { PasskeysSection } from './account/passkeys/passkeys-section.tsx';
import { SecondFactorSection } from './account/second-factor/second-factor-section.tsx';
import { SessionsSection } from './account/sessions-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ImportsSection } from './imports-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { type AccountPlace, SettingsNavigation } from './settings-navigation.tsx';
import { WorkspaceSection } from './workspace-section.tsx';
import { WritingSection } from './writing-section.tsx';

export function SettingsScreen() {
  const [savedAt, setSavedAt] = useState<Date>();
  // Of a change that failed the setting itself says why.
  const noteOutcome = (isSaved: boolean) => setSavedAt(isSaved ? new Date() : undefined);
  const { data: me } = useMe();
  const session = me?.sessionId ?? null;
  const places = useAccountPlaces(me);
  useFocusOnSection(session !== null);
  return (
    <>
      <PageHead title="Settings">
        <p role="status" className="flex items-center gap-1.5 text-[0.8125rem] text-ink-soft tabular-nums">
          {savedAt && (
            <>
              <Check aria-hidden className="size-4 text-ok" />
              Saved, {formatTime(savedAt)}
            </>
          )}
        </p>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-4 md:grid-cols-[12.25rem_minmax(0,1fr)]">
        <SettingsNavigation account={places} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <WritingSection />
          <ReviewSection onOutcome={noteOutcome} />
          <WorkspaceSection onOutcome={noteOutcome} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
            <ImportsSection onOutcome={noteOutcome} />
            <AppearanceSection onOutcome={noteOutcome} />
          </div>
          {me && session !== null && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <AccountSection me={me} />
                <NotificationsSection onOutcome={noteOutcome} />
                {places.includes('second-factor') && <SecondFactorSection email={me.username} />}
                {places.includes('passkeys') && <PasskeysSection email={me.username} />}
              </div>
              <SessionsSection own={session} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** What there is of the account: second factor and passkeys belong to a password. */
function useAccountPlaces(me: Me | undefined): AccountPlace[] {
  const hasPassword = me?.hasPassword ?? false;
  const offersPasskeys = useOffersPasskeys(hasPassword);
  if (!me || me.sessionId === null) return [];
  return [
    'account',
    'notifications',
    ...(hasPassword ? ['second-factor' as const] : []),
    ...(offersPasskeys ? ['passkeys' as const] : []),
    'sessions',
  ];
}

/**
 * The section the address names takes the focus, so that keyboards go on from there. Those above it grow while they load, and one of the
 * account comes a moment later: it is gone to again until all is there, unless somebody went elsewhere.
 */
function useFocusOnSection(hasAccount: boolean): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const arrived = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const isLoading = useIsFetching() > 0;
  const tried = useRef('');
  const reached = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account makes other sections, and to arrive takes the focus away
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash);
    if (!section || reached.current === hash) return;
    // After the frame, which takes the focus to the start of a screen one arrives at.
    const soon = requestAnimationFrame(() => {
      const isElsewhere =
        tried.current === hash &&
        ![section, document.getElementById('main')].includes(document.activeElement as HTMLElement);
      if (!isElsewhere) {
        section.focus({ preventScroll: true });
        section.scrollIntoView();
      }
      tried.current = hash;
      if (!isLoading || isElsewhere) reached.current = hash;
    });
    return () => cancelAnimationFrame(soon);
  }, [hash, hasAccount, arrived, isLoading]);
}
