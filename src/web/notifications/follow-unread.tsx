// How many notifications are unread: apart from their list, which comes when the bell is pressed.
import { useEffect } from 'react';
import { useNotifications } from './notifications.queries.ts';

/** Says how many are unread. */
export function FollowUnread({ onChange }: { onChange: (unread: number) => void }) {
  const unread = useNotifications().data?.unread ?? 0;
  useEffect(() => onChange(unread), [unread, onChange]);
  return null;
}
