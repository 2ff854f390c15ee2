// The natural-language query helper: a question in, an answer out, with the filter that was run and the list it opens.

import { CornerDownLeft, RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Input } from '#web/kit/form/field.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { QueryAnswer, type ReadingView } from './query-helper.answer.tsx';
import { type AskedQuestion, useExampleQuestions, useQuestion } from './query-helper.queries.ts';
import { useAskedQuestions } from './query-helper.visit.ts';

const longestQuestion = 1_000;

type QueryHelperProps = {
  /** Asked at once: a question typed into the palette. */
  question?: string | undefined;
  onOpenChange: (open: boolean) => void;
  /** Shows a reading and lets it be corrected, as the filters of the lists are. */
  Filters: ReadingView;
};

export function QueryHelper({ question = '', onOpenChange, Filters }: QueryHelperProps) {
  const [text, setText] = useState(question);
  const field = useRef<HTMLInputElement>(null);
  const asking = useQuestion();
  const { data, error, isPending, variables: asked } = asking;
  const hasOutcome = data !== undefined || error !== null;

  const send = (body: AskedQuestion) => {
    if (isPending) return;
    announce('Thinking...');
    asking.mutate(body, { onSuccess: ({ answer }) => announce(answer) });
    field.current?.focus();
  };
  const ask = (typed: string) => {
    const query = typed.trim();
    if (query === '' || isPending) return;
    setText(query);
    send({ query });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  const startOver = () => {
    asking.reset();
    setText('');
    field.current?.focus();
  };
  const askAtOnce = useEffectEvent(() => ask(question));
  useEffect(() => askAtOnce(), []);

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Ask about your catalog"
      description="Ask in your own words for counts, lists and averages of your products. Nothing is changed."
      footer={
        hasOutcome && !isPending ? (
          <Button onClick={startOver}>
            <RotateCcw aria-hidden />
            New question
          </Button>
        ) : undefined
      }
    >
      <form onSubmit={submit} className="flex gap-2">
        <Input
          ref={field}
          data-first-focus
          aria-label="Question"
          placeholder="How many products are pending?"
          value={text}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabledReason={text.trim() === '' ? 'Type a question first.' : undefined}
        >
          {!isPending && <CornerDownLeft aria-hidden />}
          Ask
        </Button>
      </form>
      <div className="mt-4">
        {isPending ? (
          <Asked question={text.trim() === asked?.query ? undefined : asked?.query}>
            <p className="flex items-center gap-2 text-ink-soft">
              <Spinner />
              Thinking...
            </p>
          </Asked>
        ) : error ? (
          <Failure error={error} onRetry={() => asked && send(asked)} />
        ) : data ? (
          <Asked question={text.trim() === asked?.query ? undefined : asked?.query}>
            <QueryAnswer
              answer={data}
              Filters={Filters}
              onGo={() => onOpenChange(false)}
              onAsk={ask}
              onCorrect={(reading) => asked && send({ query: asked.query, reading })}
            />
          </Asked>
        ) : null}
        {!isPending && (
          <Suggestions
            onAsk={ask}
            current={hasOutcome ? asked?.query : undefined}
            hasAnswer={data?.interpretation != null}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The question is repeated only once another is being typed in the field. */
function Asked({ question, children }: { question: string | undefined; children: ReactNode }) {
  return (
    <section aria-label="Answer">
      {question !== undefined && <p className="mb-2 break-words text-[0.8125rem] text-ink-soft">{question}</p>}
      {children}
    </section>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FailureBox
      lead={<strong className="block font-medium">Failed to process query</strong>}
      {...describeFailure(error)}
    >
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </FailureBox>
  );
}

type SuggestionsProps = { onAsk: (question: string) => void; current: string | undefined; hasAnswer: boolean };

/** What was asked before on this visit, and what could be asked. */
function Suggestions({ onAsk, current, hasAnswer }: SuggestionsProps) {
  const examples = useExampleQuestions();
  const asked = useAskedQuestions().filter((question) => question !== current);
  return (
    <>
      {asked.length > 0 && <QuestionList title="Previous questions" questions={asked} onAsk={onAsk} />}
      {!hasAnswer && (
        <QuestionList
          title="You can ask"
          questions={examples.filter((question) => question !== current)}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

type QuestionListProps = { title: string; questions: readonly string[]; onAsk: (question: string) => void };

function QuestionList({ title, questions, onAsk }: QuestionListProps) {
  return (
    <section aria-label={title} className="mt-5 first:mt-1">
      <h3 className="mb-1 font-medium text-ink-soft text-xs">{title}</h3>
      <ul className="-mx-2.5">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex min-h-8 w-full items-center rounded-md px-2.5 py-1 text-left text-[0.8125rem] transition-colors duration-150 hover:bg-hover touch:min-h-10"
            >
              <span className="line-clamp-2 min-w-0 break-words">{question}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
