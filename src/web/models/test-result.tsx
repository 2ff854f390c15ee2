// What came of testing a connection, shown where people look and announced to screen readers.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ConnectionTest } from '#domain/models/connections.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { cn } from '#web/kit/cn.ts';

type TestResultProps = { result: ConnectionTest | undefined; error: Error | null; className?: string };

export function TestResult({ result, error, className }: TestResultProps) {
  const works = result?.works === true;
  const text = result?.text ?? (error ? explainError(error) : null);
  const Icon = works ? CircleCheck : TriangleAlert;
  // Always there: what comes into a place that was empty is read out.
  return (
    <div role="status" className={cn(text === null && 'hidden', className)}>
      {text !== null && (
        <p
          className={cn(
            'flex items-start gap-2 break-words rounded-lg px-3 py-2 text-[0.8125rem]',
            works ? 'bg-ok-soft text-ok-ink' : 'bg-bad-soft text-bad-ink',
          )}
        >
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
