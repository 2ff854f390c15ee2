// Listing Quality in the strip; a press opens what costs points and how each is fixed.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Part } from '#domain/parts/parts.ts';
import { cn } from '#web/kit/cn.ts';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import { QualityVerdict } from './listing-context.tsx';

type QualityFigureProps = {
  quality: number | null;
  onOpen: (part: Part) => void;
  /** Its name above it and a larger figure, where there is room. */
  isColumn?: boolean;
};

export function QualityFigure({ quality, onOpen, isColumn = false }: QualityFigureProps) {
  const { quality: shown } = useSearch({ from: '/products/$id' });
  // It stands in the strip twice, for wide and narrow; only the one that is drawn opens.
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = shown === 'open';
  useLayoutEffect(() => {
    // Asked only where it counts: the answer takes a layout of the page.
    if (isOpen) setDrawn(box.current?.checkVisibility() ?? false);
  }, [isOpen]);
  const navigate = useNavigate({ from: '/products/$id' });
  const change = (next: boolean) => {
    setDrawn(true);
    void navigate({
      search: (old) => ({ ...old, quality: next ? 'open' : undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  const go = (part: Part) => {
    change(false);
    afterFocusReturned(() => onOpen(part));
  };
  return (
    <div ref={box}>
      <Popover
        label="Listing Quality"
        open={isDrawn && isOpen}
        onOpenChange={change}
        className="max-h-[min(30rem,70dvh)] w-96 overflow-y-auto text-[0.8125rem]"
        trigger={
          <button
            type="button"
            className={cn(
              'whitespace-nowrap rounded-md px-1.5 text-left text-ink-soft text-xs tabular-nums transition-colors duration-150 hover:bg-hover touch:min-h-10',
              isColumn ? 'py-1' : '-ml-1.5 h-5.5 max-sm:-my-2.5 max-sm:-mr-1.5',
            )}
          >
            <span className={isColumn ? 'block' : undefined}>
              <span className={isColumn ? undefined : 'max-sm:sr-only'}>Listing </span>Quality{' '}
            </span>
            <span className="inline-flex items-center gap-1 text-ink">
              <span className={isColumn ? 'font-semibold text-lg leading-6' : 'font-medium'}>{quality ?? '–'}</span>
              <ChevronDown aria-hidden className="size-3.5 text-ink-faint" />
            </span>
          </button>
        }
      >
        <QualityVerdict onOpen={go} />
      </Popover>
    </div>
  );
}
