// How the built-in writer reads a prompt: what it follows by itself, and what needs a language model.
import { Check, Sparkles } from 'lucide-react';
import { isForBuiltIn } from '#domain/wishes/ask.ts';
import { readWish } from '#domain/wishes/read-wish.ts';
import { Badge } from '#web/kit/badge.tsx';

/** Who can follow a line: the built-in writer, or only a language model. */
export function FollowerBadge({ needsModel }: { needsModel: boolean }) {
  return !needsModel ? (
    <Badge tone="ok">
      <Check aria-hidden />
      Built-in writer
    </Badge>
  ) : (
    <Badge tone="warn">
      <Sparkles aria-hidden />
      Needs a model
    </Badge>
  );
}

/** The clauses of a prompt as it is typed, each with who can follow it. */
export function PromptReading({ prompt }: { prompt: string }) {
  const clauses = readWish(prompt);
  if (prompt.trim().length < 5 || clauses.length === 0) return null;
  return (
    <section aria-label="How the writer reads the prompt" className="rounded-lg bg-sunken px-3 py-2.5">
      <p className="text-ink-soft text-xs">How the writer reads the prompt</p>
      <ul className="mt-1.5 space-y-1.5">
        {clauses.map((clause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no identity beyond their place, and no state
          <li key={index} className="flex items-start justify-between gap-3 text-[0.8125rem]">
            <span className="min-w-0 break-words">{clause.text}</span>
            <FollowerBadge needsModel={!isForBuiltIn(clause)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line for a table: how much of a prompt needs a language model; nothing when none of it does. */
export function ReadingNote({ prompt }: { prompt: string }) {
  const clauses = readWish(prompt);
  const unfollowed = clauses.filter((clause) => !isForBuiltIn(clause)).length;
  if (unfollowed === 0) return null;
  return (
    <p className="mt-0.5 flex items-center gap-1 text-ink-soft text-xs">
      <Sparkles aria-hidden className="size-3 shrink-0" />
      {unfollowed === clauses.length
        ? 'Needs a language model'
        : `${unfollowed} of ${clauses.length} need a language model`}
    </p>
  );
}
