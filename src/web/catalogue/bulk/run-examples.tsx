// A few of the changes a run would make: their product and part, and the words before and after.
import { partTable } from '#domain/parts/parts.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { Compare } from '#web/kit/compare/compare.tsx';

export function RunExamples({ examples }: Pick<RunPreview, 'examples'>) {
  if (examples.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 font-medium text-[0.8125rem]">For example</p>
      <ul aria-label="Examples" className="divide-y divide-line rounded-lg border border-line text-[0.8125rem]">
        {examples.map(({ productId, title, part, before, after }) => (
          <li key={`${productId}-${part}`} className="px-3 py-2">
            <p className="truncate text-ink-soft text-xs">
              {part ? `${partTable[part].shortLabel} of ${title}` : title}
            </p>
            <Compare mode="diff" before={before} after={after} beforeLabel="Before" afterLabel="After" />
          </li>
        ))}
      </ul>
    </div>
  );
}
