// A text in its card while it is being written: it grows in the place of the one it may replace, which comes back where nothing comes of it.
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { isTextPart, type Part, type TextPart } from '#domain/parts/parts.ts';
import { cn } from '#web/kit/cn.ts';
import { useHasLiveText, useLivePart, useLivePhase } from '../commands/live-writing.ts';
import type { TextValue } from './edits.reducer.ts';

type LiveTextProps = {
  productId: number;
  part: TextPart;
  /** The text as it stands. */
  children: ReactNode;
};

export function LiveText({ productId, part, children }: LiveTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasText = useHasLiveText(productId, part);
  return (
    <div ref={box} data-live>
      {hasText ? <Growing productId={productId} part={part} box={box} /> : children}
    </div>
  );
}

type GrowingProps = { productId: number; part: TextPart; box: RefObject<HTMLDivElement | null> };

/** At least as tall as the text it stands for: nothing below moves up and down again. */
function Growing({ productId, part, box }: GrowingProps) {
  const [minHeight] = useState(() => box.current?.offsetHeight ?? 0);
  const live = useLivePart(productId, part);
  if (live?.text == null) return null;
  return (
    <div style={{ minHeight }}>
      <p className="mb-1.5 font-medium text-accent-ink text-xs">New draft by {live.engine}</p>
      <Written text={live.text} isTitle={part === 'title'} />
    </div>
  );
}

function Written({ text, isTitle }: { text: TextValue; isTitle: boolean }) {
  if (typeof text === 'string')
    return (
      <p className={cn('whitespace-pre-wrap break-words leading-6', isTitle && 'text-[0.9375rem]')}>
        {text}
        <Caret />
      </p>
    );
  return (
    <ul className="list-disc space-y-1.5 pl-4.5 leading-5.5 marker:text-ink-faint">
      {text.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items only grow and follow one another.
        <li key={index} className="break-words">
          {item}
          {index === text.length - 1 && <Caret />}
        </li>
      ))}
    </ul>
  );
}

function Caret() {
  return (
    <span
      aria-hidden
      className="ml-0.5 inline-block h-[1.1em] w-0.5 translate-y-[0.2em] rounded-full bg-accent motion-safe:animate-pulse"
    />
  );
}

const phaseHints = {
  writing: 'Writing…',
  checking: 'Checking…',
  repairing: 'A check failed: fixing the text…',
} as const;

/** What is being done to a part. */
export function LiveHint({ productId, part }: { productId: number; part: Part }) {
  const phase = useLivePhase(productId, part);
  return phaseHints[(isTextPart(part) ? phase : null) ?? 'writing'];
}
