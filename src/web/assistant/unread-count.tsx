// How many messages of the chat nobody has seen yet.
import { countUnread } from './chat.reducer.ts';
import { useConversation } from './chat-store.ts';

export function UnreadCount({ productId }: { productId: number }) {
  const count = countUnread(useConversation(productId));
  if (count === 0) return null;
  return (
    <span className="grid min-w-5 place-items-center rounded-full bg-accent-soft px-1.5 py-0.5 font-medium text-accent-ink text-xs tabular-nums">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
