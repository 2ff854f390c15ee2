// Settings > Notifications: what the signed-in person is notified of.
import type { NotificationKind } from '#domain/notifications/notifications.contract.ts';
import { Switch } from '#web/kit/form/switch.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useChangeWanted, useWanted } from '#web/notifications/notifications.queries.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { SettingRow, SettingsCard } from '../settings-card.tsx';

const rows: readonly { kind: NotificationKind; label: string; hint: string }[] = [
  { kind: 'mention', label: 'Mentions', hint: 'Someone mentions you in a comment' },
  { kind: 'reply', label: 'Replies', hint: 'Someone comments on a part on which your comment is open' },
  { kind: 'rejection', label: 'Rejections', hint: 'Content you wrote is rejected with a reason' },
  { kind: 'answers', label: 'Sign-offs', hint: 'Someone answers with a sign-off link you made' },
  {
    kind: 'confirmation',
    label: 'Second person',
    hint: 'An approval or a waiver waits for a second person, and you can be that person',
  },
  { kind: 'assignment', label: 'Assignments', hint: 'Someone assigns products to you' },
];
const words = { on: 'On', off: 'Off' };

export function NotificationsSection({ onOutcome }: { onOutcome: (isSaved: boolean) => void }) {
  const { data: wanted, error, isFetching, refetch } = useWanted();
  const change = useChangeWanted(onOutcome);
  return (
    <SettingsCard id="notifications" title="Notifications" hint="Shown under the bell for 90 days">
      {error && !wanted ? (
        <LoadFailure of={{ error, isFetching, refetch }} title="Your choices could not be loaded" />
      ) : (
        rows.map(({ kind, label, hint }) => (
          <SettingRow
            key={kind}
            label={label}
            hint={hint}
            failure={change.variables && kind in change.variables ? change.error : null}
          >
            {wanted ? (
              <Switch
                label={label}
                words={words}
                checked={wanted[kind]}
                onCheckedChange={(isWanted) => change.mutate({ [kind]: isWanted })}
              />
            ) : (
              <Skeleton className="h-5 w-14" />
            )}
          </SettingRow>
        ))
      )}
    </SettingsCard>
  );
}
