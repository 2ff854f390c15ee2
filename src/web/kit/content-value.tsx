// Shows content of any shape: a text, a list as bullets, anything else as formatted JSON. Long ones start folded.
import { useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

const foldFrom = 260;

export function ContentValue({ value, className }: { value: unknown; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = sizeOf(value) > foldFrom;
  return (
    <div className={className}>
      <div className={cn(isLong && !isOpen && 'relative max-h-24 overflow-hidden mask-b-from-50%')}>
        <Shape value={value} />
      </div>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-0.5 -ml-2.5"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function Shape({ value }: { value: unknown }) {
  if (value === '') return <p className="text-ink-faint italic">Empty</p>;
  if (typeof value === 'string') return <p className="whitespace-pre-wrap break-words">{value}</p>;
  if (isTextList(value)) {
    if (value.length === 0) return <p className="text-ink-faint italic">Empty</p>;
    return (
      <ul className="list-disc space-y-1 pl-4 marker:text-ink-faint">
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand twice
          <li key={index} className="break-words">
            {item}
          </li>
        ))}
      </ul>
    );
  }
  return <pre className="whitespace-pre-wrap break-words font-mono text-xs">{JSON.stringify(value, null, 2)}</pre>;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (isTextList(value)) return value.reduce((sum, item) => sum + item.length + 20, 0);
  return JSON.stringify(value)?.length ?? 0;
}
