// Original and rendition in one frame: what is left of the line is the original, what is right of it the rendition.
import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Picture } from '../picture.ts';
import { ShownPicture } from '../shown-picture.tsx';

type CompareSliderProps = {
  before: Picture;
  after: Picture;
  /** How much of the original is shown, in percent. */
  value: number;
  onValueChange: (value: number) => void;
};

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -20,
  PageUp: 20,
};
const ends: Record<string, number> = { Home: 0, End: 100 };

export function CompareSlider({ before, after, value, onValueChange }: CompareSliderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const put = (to: number) => onValueChange(Math.round(Math.min(100, Math.max(0, to))));
  const follow = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (isHeld.current && box && box.width > 0) put(((event.clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const to = event.key in ends ? ends[event.key] : value + (steps[event.key] ?? Number.NaN);
    if (to === undefined || Number.isNaN(to) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    put(to);
  };
  return (
    <div
      ref={frame}
      className="absolute inset-0 touch-none select-none"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        isHeld.current = false;
      }}
    >
      <ShownPicture picture={after} alt="Rendition" isFramed={false} className="absolute! inset-0 rounded-none" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - value}% 0 0)` }}>
        <ShownPicture picture={before} alt="Original" isFramed={false} className="absolute! inset-0 rounded-none" />
      </div>
      <Tag className="left-2">Original</Tag>
      <Tag className="right-2">Rendition</Tag>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Original and rendition"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={`${value} % original`}
        onKeyDown={press}
        data-compare
        className="group absolute inset-y-0 w-0 cursor-ew-resize outline-none"
        style={{ left: `${value}%` }}
      >
        <span aria-hidden className="absolute inset-y-0 -left-px w-0.5 bg-accent" />
        <span
          aria-hidden
          className="absolute top-1/2 grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-accent bg-surface text-accent-ink shadow-pop group-focus-visible:outline-2 group-focus-visible:outline-accent group-focus-visible:outline-offset-2 touch:size-10"
        >
          <ChevronsLeftRight className="size-4" />
        </span>
      </div>
    </div>
  );
}

function Tag({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`absolute top-2 rounded-md border border-line bg-surface px-1.5 py-0.5 font-medium text-2xs shadow-card ${className}`}
    >
      {children}
    </span>
  );
}
