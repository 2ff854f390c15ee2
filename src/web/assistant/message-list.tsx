// What was said: the greeting first, answers as markdown, one's own words as typed.
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { PersonaName } from '#domain/assistant/persona-names.ts';
import { type Greeted, greet, personas } from '#domain/assistant/personas.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { Conversation } from './chat.reducer.ts';
import { PersonaAvatar } from './persona-avatar.tsx';

// The parser comes with the first answer: greetings do without it.
const loadMarkdown = () => import('./markdown.tsx');
const Markdown = lazy(async () => ({ default: (await loadMarkdown()).Markdown }));

const ProposalCard = lazy(async () => ({ default: (await import('./proposal-card.tsx')).ProposalCard }));

const textStyle = 'whitespace-pre-wrap break-words text-[0.8125rem] leading-5';

type MessageListProps = { productId: number; conversation: Conversation; persona: PersonaName; title: string };

export function MessageList({ productId, conversation, persona, title }: MessageListProps) {
  const { entries, phase, writing, greeting } = conversation;
  const list = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const last = entries.at(-1);
  const isAsked = entries.length > 0;
  // Fetched while the answer is thought about: its first words already stand as they should.
  useEffect(() => {
    if (isAsked) void loadMarkdown();
  }, [isAsked]);
  // The newest words stay in sight, unless the reader has gone back to older ones.
  const isOwn = last?.role === 'user';
  const lastId = last?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the user said something
  useLayoutEffect(() => {
    if (isOwn) isAtEnd.current = true;
  }, [isOwn, lastId]);
  useLayoutEffect(() => {
    const [box, words] = [list.current, list.current?.firstElementChild];
    if (!box || !words) return;
    // Answers grow by themselves, too: what draws them may come later than they do.
    const follow = () => {
      // A greeting alone is read from its start.
      if (isAtEnd.current && words.childElementCount > 1) box.scrollTop = box.scrollHeight;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(words);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={list}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
      className="min-h-28 flex-1 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
    >
      <ol className="space-y-3">
        <AssistantMessage persona={persona}>
          <GreetingText {...greet(personas[persona.type], greeting, title)} />
        </AssistantMessage>
        {entries.map((entry) => {
          if (entry.role === 'proposal')
            return (
              <li key={entry.id}>
                <Suspense fallback={<Skeleton className="h-56 rounded-xl" />}>
                  <ProposalCard
                    productId={productId}
                    proposal={entry.proposal}
                    state={entry.state}
                    isReplying={phase !== 'idle'}
                  />
                </Suspense>
              </li>
            );
          if (entry.role === 'user') return <OwnMessage key={entry.id} text={entry.text} />;
          return (
            <AssistantMessage key={entry.id} persona={persona}>
              <Suspense fallback={<p className={`${textStyle} animate-shimmer text-ink-soft`}>Thinking...</p>}>
                <Markdown>{entry.text}</Markdown>
              </Suspense>
            </AssistantMessage>
          );
        })}
        {(phase === 'waiting' || writing) && (
          <li className="flex items-center gap-2.5">
            <PersonaAvatar type={persona.type} className="size-8" />
            <p role="status" className="animate-shimmer text-[0.8125rem] text-ink-soft">
              {writing ? `Writing the ${writing}...` : 'Thinking...'}
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}

function OwnMessage({ text }: { text: string }) {
  return (
    <li className="flex justify-end">
      <p className="max-w-[85%] whitespace-pre-wrap break-words rounded-xl rounded-br-sm bg-accent-soft px-3 py-2 text-[0.8125rem] text-accent-ink leading-5">
        <span className="sr-only">You: </span>
        {text}
      </p>
    </li>
  );
}

function AssistantMessage({ persona, children }: { persona: PersonaName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <PersonaAvatar type={persona.type} className="size-8" />
      <div className="min-w-0 flex-1 rounded-xl rounded-tl-sm bg-sunken px-3 py-2">
        <span className="sr-only">{persona.name}: </span>
        {children}
      </div>
    </li>
  );
}

function GreetingText({ before, title, after }: Greeted) {
  return (
    <p className={textStyle}>
      {before}
      {title && <strong className="font-semibold">{title}</strong>}
      {after}
    </p>
  );
}
