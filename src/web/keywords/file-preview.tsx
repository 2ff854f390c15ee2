// What a CSV of keywords holds, before it is taken: what can be, and what is refused, by its line.
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ReadFile } from '#domain/keywords/keywords.contract.ts';
import { readKeywordLines } from '#domain/keywords/read-keywords.ts';
import { foldText } from '#domain/text/words.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { usePassingFocus } from '#web/kit/layers/passing-focus.ts';
import { countKeywords } from './keyword-words.ts';

const shownKeywords = 200;

type FilePreviewProps = {
  read: ReadFile;
  name: string;
  /** The lines of the form as they are typed now. */
  typed: string;
  onTake: (way: 'add' | 'replace') => void;
  onCancel: () => void;
};

export function FilePreview({ read, name, typed, onTake, onCancel }: FilePreviewProps) {
  const { keywords, refused, refusedCount } = read;
  const known = useMemo(() => new Set(readKeywordLines(typed).keywords.map(({ text }) => foldText(text))), [typed]);
  const fresh = keywords.filter(({ text }) => !known.has(foldText(text))).length;
  const preview = useRef<HTMLElement>(null);
  usePassingFocus(preview);
  // It opens below what one looks at.
  useEffect(() => {
    preview.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={preview}
      aria-label="Contents of the file"
      className="animate-fade scroll-mb-20 rounded-lg border border-line bg-sunken/50"
    >
      <div role="status" className="px-4 pt-3 text-[0.8125rem]">
        <p className="break-all font-medium">{name}</p>
        <p className="text-ink-soft">{describeRead(read, known.size > 0 ? fresh : null)}</p>
      </div>
      {keywords.length > 0 && (
        <Scroll label="Keywords in the file" className="max-h-44 rounded-md border border-line bg-surface">
          <ul className="divide-y divide-line">
            {keywords.slice(0, shownKeywords).map(({ text, volume }) => (
              <li key={text} className="flex justify-between gap-4 px-3 py-1">
                <span className="min-w-0 break-words">{text}</span>
                {volume !== null && <span className="shrink-0 text-ink-soft tabular-nums">{formatNumber(volume)}</span>}
              </li>
            ))}
          </ul>
          {keywords.length > shownKeywords && (
            <p className="border-line border-t px-3 py-1 text-ink-soft text-xs">
              Showing the first {shownKeywords}. All will be imported.
            </p>
          )}
        </Scroll>
      )}
      {refused.length > 0 && (
        <Scroll label="Rejected lines" className="max-h-36">
          <ul className="space-y-0.5">
            {refused.map(({ line, value, reason }) => (
              <li key={line} className="flex gap-2">
                <TriangleAlert aria-hidden className="mt-1 size-3.5 shrink-0 text-warn-ink" />
                <span className="min-w-0 break-words">
                  <span className="font-medium tabular-nums">Line {formatNumber(line)}</span>
                  {value !== '' && ` “${value}”`}
                  <span className="text-ink-soft"> · {reason}</span>
                </span>
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && (
            <p className="mt-1 text-ink-soft text-xs">Showing the first {refused.length}.</p>
          )}
        </Scroll>
      )}
      <div className="flex flex-wrap justify-end gap-2 px-4 py-3">
        <Button size="sm" onClick={onCancel}>
          {keywords.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {keywords.length > 0 && known.size > 0 && (
          <Button size="sm" onClick={() => onTake('replace')}>
            Replace the list
          </Button>
        )}
        {keywords.length > 0 && (
          <Button size="sm" variant="soft" onClick={() => onTake('add')}>
            {known.size > 0 ? 'Add to the list' : `Import ${countKeywords(keywords.length)}`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** `fresh`: how many the form does not hold yet; null where it holds none at all. */
function describeRead({ keywords, folded, refusedCount }: ReadFile, fresh: number | null): string {
  const refused = `${formatNumber(refusedCount)} ${refusedCount === 1 ? 'line is' : 'lines are'} invalid.`;
  if (keywords.length === 0)
    return refusedCount > 0 ? `No keyword can be imported: ${refused}` : 'The file contains no keyword.';
  const aside = [
    ...(fresh === null
      ? []
      : [`${formatNumber(fresh)} new, ${formatNumber(keywords.length - fresh)} already in the list`]),
    ...(folded > 0 ? [`${formatNumber(folded)} repeated, counted once`] : []),
  ];
  const taken = `${countKeywords(keywords.length)} can be imported${aside.length > 0 ? ` (${aside.join('; ')})` : ''}`;
  return refusedCount > 0 ? `${taken}; ${refused}` : `${taken}.`;
}

function Scroll({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={cn('mx-4 mt-2 overflow-y-auto text-[0.8125rem]', className)}
    >
      {children}
    </section>
  );
}
