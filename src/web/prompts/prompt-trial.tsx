// What a prompt would do before it leads anything: drafts of some products with it and without it, side by side.
import { FlaskConical, Play, SearchX, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PromptForm } from '#domain/prompts/prompt-form.ts';
import type { TrialSample, TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { scopeWords } from '#domain/prompts/scopes.ts';
import { summariseTrial } from '#domain/prompts/trial-summary.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { doneRows, type TrialRow, type TrialState } from './prompt-trial.reducer.ts';
import { type FigureRow, figureRows, noteLines, summarise } from './trial-words.ts';
import { TriedProductItem } from './tried-product.tsx';
import type { PromptTrialControl } from './use-prompt-trial.ts';

type PromptTrialProps = { trial: PromptTrialControl; form: PromptForm };

/** Only what the writer sees makes a prompt another one. */
const textOf = ({ prompt, scope, scopeValue }: PromptForm) => [prompt.trim(), scope, scopeValue.trim()].join('\n');

export function PromptTrial({ trial, form }: PromptTrialProps) {
  const { state } = trial;
  const panel = useRef<HTMLElement>(null);
  const isOld = trial.form !== null && textOf(trial.form) !== textOf(form);
  // Once for the wait, and once for what it was for: then it is as high as it will be.
  useEffect(() => {
    if (state.phase !== 'idle') panel.current?.scrollIntoView({ block: 'start' });
  }, [state.phase]);
  // The button that was pressed goes; what it started is where the eyes are.
  const goOn = () => {
    panel.current?.focus();
    trial.goOn();
  };
  if (state.phase === 'idle') return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Test prompt"
      className="mt-5 scroll-mt-4 border-line border-t pt-4 text-[0.8125rem]"
    >
      {state.phase === 'choosing' && (
        <Loading label="Choosing the products" className="space-y-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-28" />
        </Loading>
      )}
      {state.phase === 'failed' && (
        <ErrorState
          title="The prompt could not be tested"
          text={state.text}
          detail={state.detail}
          onRetry={() => trial.start(form)}
          className="py-6"
        />
      )}
      {state.phase === 'chosen' && <Chosen state={state} onGoOn={goOn} tried={trial.form ?? form} isOld={isOld} />}
    </section>
  );
}

/** What the prompt changes comes first, and then what went wrong. */
const worth = (row: TrialRow) => (row.state === 'done' ? (row.tried.changes.length > 0 ? 0 : 2) : 1);
const byWorth = (a: TrialRow, b: TrialRow) => worth(a) - worth(b);

type ChosenProps = {
  state: Extract<TrialState, { phase: 'chosen' }>;
  onGoOn: () => void;
  /** The prompt as it was tried. */
  tried: PromptForm;
  isOld: boolean;
};

function Chosen({ state, onGoOn, tried: form, isOld }: ChosenProps) {
  const { sample, rows, run } = state;
  const tried = doneRows(state);
  if (rows.length === 0) return <NoProducts form={form} />;
  if (run === 'asked') return <Question sample={sample} onYes={onGoOn} />;
  const settled = rows.filter(({ state: each }) => each === 'done' || each === 'failed').length;
  const failed = rows.filter(({ state: each }) => each === 'failed').length;
  return (
    <div className={cn('transition-opacity duration-150', isOld && run !== 'running' && 'opacity-60')}>
      {run === 'running' && <ProgressBar value={settled} max={rows.length} label="Products tested" className="mb-3" />}
      <p role="status">
        {run === 'running' ? `Drafting product ${settled + 1} of ${rows.length}…` : null}
        {run !== 'running' && tried.length > 0 && summarise(tried, sample.total)}
        {run === 'stopped' && ` Stopped: ${rows.length - settled} not tested yet.`}
        {run !== 'running' && failed > 0 && ` ${failed} could not be drafted.`}
        {isOld && run !== 'running' && ' The prompt was changed. Test the prompt again.'}
      </p>
      {tried.length > 0 && <LineNotes tried={tried} isBuiltIn={sample.calls.least === 0} />}
      {tried.length > 0 && <Figures tried={tried} />}
      <ul aria-label="Products tested" className="mt-3 divide-y divide-line rounded-lg border border-line">
        {(run === 'running' ? rows : rows.toSorted(byWorth)).map((row) => (
          <TriedProductItem key={row.product.id} row={row} />
        ))}
      </ul>
      {!isOld && run !== 'running' && (run === 'stopped' || failed > 0) && (
        <Button size="sm" className="mt-3" onClick={onGoOn}>
          <Play aria-hidden />
          {run === 'stopped' ? 'Continue' : 'Retry failed products'}
        </Button>
      )}
      {sample.calls.least > 0 && run !== 'running' && (
        <p className="mt-3 text-ink-soft text-xs">
          A language model writes slightly different texts each time. Small differences may not come from the prompt.
        </p>
      )}
    </div>
  );
}

function NoProducts({ form: { scope, scopeValue } }: { form: PromptForm }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-lg bg-sunken px-3 py-2 text-ink-soft">
      <SearchX aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {scope === 'global'
          ? 'The workspace has no product to test the prompt on.'
          : `No product in the workspace matches this scope: ${scopeWords[scope]} “${scopeValue.trim()}”.`}
      </span>
    </p>
  );
}

/** What a trial costs is said before, and waits for a yes. */
function Question({ sample: { products, engine, calls }, onYes }: { sample: TrialSample; onYes: () => void }) {
  const count = products.length;
  return (
    <div role="status" className="rounded-lg bg-accent-soft px-3.5 py-3 text-accent-ink">
      <p className="wrap-anywhere">
        <Sparkles aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
        {engine} will draft {count === 1 ? 'one product' : `${count} products`} without the prompt and with it. This
        takes {count * calls.least} requests, or up to {count * calls.most} if drafts need fixes. The requests count
        toward the daily budget. Nothing is saved.
      </p>
      <Button variant="primary" size="sm" className="mt-2.5" onClick={onYes}>
        <FlaskConical aria-hidden />
        Start the test
      </Button>
    </div>
  );
}

function LineNotes({ tried, isBuiltIn }: { tried: readonly TriedProduct[]; isBuiltIn: boolean }) {
  const notes = noteLines(tried, isBuiltIn);
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-ink-soft">
      {notes.map(({ text, note }) => (
        <li key={text} className="wrap-anywhere">
          <q className="text-ink">{text}</q> {note}.
        </li>
      ))}
    </ul>
  );
}

function Figures({ tried }: { tried: readonly TriedProduct[] }) {
  const { before, after } = summariseTrial(tried);
  return (
    <table className="mt-3 w-full tabular-nums">
      <caption className="sr-only">
        Averages of {tried.length === 1 ? 'the tested product' : `the ${tried.length} tested products`}
      </caption>
      <thead>
        <tr className="border-line border-b text-ink-soft text-xs">
          <th scope="col" className="py-1.5 text-left font-medium">
            {tried.length === 1 ? 'The product' : `Average of ${tried.length}`}
          </th>
          <th scope="col" className="w-20 py-1.5 text-right font-medium">
            Without prompt
          </th>
          <th scope="col" className="w-20 py-1.5 text-right font-medium">
            With prompt
          </th>
          <th scope="col" className="w-16 py-1.5 text-right font-medium">
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {figureRows(before, after).map((row) => (
          <FigureLine key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function FigureLine({ row: { name, before, after, change, isBetter } }: { row: FigureRow }) {
  const color = isBetter === null ? 'text-ink-soft' : isBetter ? 'text-ok-ink' : 'text-bad-ink';
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left font-normal">
        {name}
      </th>
      <td className="py-1.5 text-right text-ink-soft">{before}</td>
      <td className={cn('py-1.5 text-right', change === null ? 'text-ink-soft' : 'font-medium')}>{after}</td>
      <td className={cn('py-1.5 text-right text-xs', color)}>{change ?? <span className="sr-only">none</span>}</td>
    </tr>
  );
}
