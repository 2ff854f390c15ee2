// What the signed-in person is notified of, in the panel of the bell: each leads to its product, at its part.
import { Link, type LinkProps } from '@tanstack/react-router';
import { AtSign, CornerDownRight, ListTodo, Reply, UserCheck, X } from 'lucide-react';
import { mostAwaited, type Notification } from '#domain/notifications/notifications.contract.ts';
import { partTable } from '#domain/parts/parts.ts';
import { explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useNotifications, useRead } from './notifications.queries.ts';

export function ForYou({ onGo }: { onGo: () => void }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotifications();
  const read = useRead();
  return (
    <section aria-labelledby="for-you" className="border-line border-b py-1.5 last:border-b-0">
      <div className="flex min-h-8 items-center gap-2 px-4">
        <h3 id="for-you" className="mr-auto font-medium text-ink-soft text-xs">
          For you
        </h3>
        {data !== undefined && data.unread > 0 && (
          <Button variant="ghost" size="sm" className="-mr-2 text-xs" onClick={() => read.mutate(undefined)}>
            Mark all as read
          </Button>
        )}
      </div>
      {error && !data ? (
        <p className="px-4 py-2 text-bad-ink text-xs">Your notifications could not be loaded. {explainError(error)}</p>
      ) : data?.notifications.length === 0 ? (
        <p className="px-4 pb-2 text-[0.8125rem] text-ink-soft">Nothing for you yet.</p>
      ) : (
        <ul>
          {data?.notifications.map((each) => (
            <Entry
              key={each.id}
              notification={each}
              onGo={() => {
                if (each.readAt === null) read.mutate([each.id]);
                onGo();
              }}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="px-2">
          <Button variant="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
    </section>
  );
}

const icons = {
  mention: AtSign,
  reply: CornerDownRight,
  rejection: X,
  answers: Reply,
  confirmation: UserCheck,
  assignment: ListTodo,
} as const;

function Entry({ notification, onGo }: { notification: Notification; onGo: () => void }) {
  const { kind, productTitle, part, text, products, createdAt, readAt } = notification;
  const Icon = icons[kind];
  const isOfRun = kind === 'confirmation' && notification.runId !== null;
  const isUnread = readAt === null;
  return (
    <li>
      <Link
        {...linkOf(notification)}
        onClick={onGo}
        className="flex gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', kind === 'rejection' ? 'text-bad' : 'text-accent')} />
        <div className="min-w-0 flex-1">
          <p className={cn('wrap-anywhere text-[0.8125rem]', isUnread && 'font-semibold')}>
            {describe(notification)}
            {isUnread && <span className="sr-only"> (unread)</span>}
          </p>
          {text !== '' && !(kind === 'confirmation' && products > 1) && (
            <p className="wrap-anywhere line-clamp-2 text-ink-soft text-xs">{text}</p>
          )}
          <p className="mt-0.5 truncate text-ink-faint text-xs">
            {formatDateTime(new Date(createdAt))}
            {products === 1 && part !== null && !isOfRun && ` · ${partTable[part].shortLabel} of ${productTitle}`}
            {products === 1 && kind === 'assignment' && ` · ${productTitle}`}
          </p>
        </div>
        {isUnread && <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
      </Link>
    </li>
  );
}

function describe({ kind, by: { fullName }, products, part, runId }: Notification): string {
  if (kind === 'mention') return `${fullName} mentioned you`;
  if (kind === 'reply') return `${fullName} replied to you`;
  if (kind === 'confirmation' && runId !== null)
    return `${fullName} asks you to confirm approvals of ${products === mostAwaited ? 'at least ' : ''}${countProducts(products)}`;
  if (kind === 'confirmation') return `${fullName} asks you to confirm ${nameAwaited(part, products)}`;
  if (kind === 'assignment')
    return `${fullName} assigned ${products === 1 ? 'a product' : countProducts(products)} to you`;
  if (kind === 'answers') return `Your sign-off on ${countProducts(products)} was answered`;
  const what =
    products > 1 ? `content of yours on ${countProducts(products)}` : `your ${part ? partTable[part].word : 'content'}`;
  return `${fullName} rejected ${what}`;
}

/** `a waiver`, `3 approvals` */
function nameAwaited(part: Notification['part'], count: number): string {
  const what = part === null ? 'waiver' : 'approval';
  return count > 1 ? countNoun(count, what) : `${what === 'waiver' ? 'a' : 'an'} ${what}`;
}

function linkOf({ kind, productId, part, ruleIds, runId, products }: Notification): LinkProps {
  if (kind === 'confirmation' && (products > 1 || runId !== null))
    return { to: '/pending-products', search: part === null ? {} : { secondPerson: 'me' } };
  if (kind === 'assignment' && products > 1) return { to: '/pending-products', search: { assigned: 'me' } };
  if (kind === 'assignment' && productId !== null)
    return { to: '/products/$id', params: { id: String(productId) }, search: {} };
  if (part === null || productId === null) return { to: '/pending-products', search: { rule: ruleIds } };
  if (kind === 'answers' && runId === null) return { to: '/sign-offs' };
  if (runId !== null && (products > 1 || kind === 'answers')) return { to: '/runs/$id', params: { id: String(runId) } };
  const search = kind === 'rejection' || kind === 'confirmation' ? { at: part } : { comments: part };
  return { to: '/products/$id', params: { id: String(productId) }, search };
}
