// The bars of each day. One day at a time is looked at, by pointer or arrow keys: a note beside it has its numbers.
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ReportDay } from '#domain/report/report.contract.ts';
import { cn } from '#web/kit/cn.ts';
import { formatCompact, formatNumber } from '#web/kit/format.ts';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { isNamed, roundTicks } from './plot-scale.ts';
import { formatLongDay, formatTick } from './report-format.ts';

const height = 228;
/** Between what was approved and what was rejected, in pixels. */
const gap = 2;
const mostNames = { wide: 8, narrow: 4 };

type DaysPlotProps = {
  days: readonly ReportDay[];
  /** `week before` */
  before: string;
  /** Over the axes, where there is nothing to draw. */
  note: string | null;
};

export function DaysPlot({ days, before, note }: DaysPlotProps) {
  const [looked, setLooked] = useState<number | null>(null);
  const names = mostNames[useIsNarrow() ? 'narrow' : 'wide'];
  const most = Math.max(
    ...days.map((day) => Math.max(day.drafted, day.approved + day.rejected, day.approvedBefore ?? 0)),
  );
  const ticks = roundTicks(most);
  const top = ticks.at(-1) ?? 1;
  const tall = (value: number) => (value / top) * height;
  const band = 100 / days.length;
  const middle = (index: number) => `${(index + 0.5) * band}%`;

  const hasBefore = days.some(({ approvedBefore }) => approvedBefore);

  const day = looked === null ? undefined : days[looked];
  const handleKey = (event: KeyboardEvent) => {
    const at = looked ?? -1;
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: looked === null ? days.length - 1 : at - 1,
      Home: 0,
      End: days.length - 1,
    }[event.key];
    if (event.key === 'Escape' && looked !== null) {
      event.preventDefault();
      return setLooked(null);
    }
    if (to === undefined) return;
    event.preventDefault();
    setLooked(Math.min(Math.max(to, 0), days.length - 1));
  };
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setLooked(Math.min(Math.max(Math.floor(((clientX - left) / width) * days.length), 0), days.length - 1));
  };

  return (
    <div className="flex flex-1 px-4 pt-5 pb-3">
      <div aria-hidden className="relative w-9 shrink-0 text-ink-soft text-xs tabular-nums" style={{ height }}>
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-2.5 translate-y-1/2" style={{ bottom: tall(tick) }}>
            {formatCompact(tick)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        aria-label="Day"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(looked ?? 0) + 1}
        aria-valuetext={day ? describeDay(day, before) : 'Use the arrow keys to go through the days'}
        tabIndex={0}
        onKeyDown={handleKey}
        onBlur={() => setLooked(null)}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setLooked(null)}
        className="relative min-w-0 flex-1 touch-pan-y self-start rounded-md outline-offset-4"
      >
        <svg aria-hidden width="100%" height={height + 28} className="block overflow-visible">
          {looked !== null && (
            <rect
              x={`${looked * band}%`}
              width={`${band}%`}
              y={-8}
              height={height + 8}
              rx={6}
              className="fill-sunken"
            />
          )}
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={height - tall(tick)}
              y2={height - tall(tick)}
              strokeDasharray={tick === 0 ? undefined : '2 4'}
              className="stroke-line"
            />
          ))}
          {days.map(({ day: name, drafted, approved, rejected }, index) => (
            <g key={name}>
              <Bar
                x={(index + 0.19) * band}
                width={0.29 * band}
                from={0}
                height={tall(drafted)}
                className="fill-accent/40 dark:fill-accent/65"
              />
              <Bar x={(index + 0.52) * band} width={0.29 * band} from={0} height={tall(approved)} className="fill-ok" />
              <Bar
                x={(index + 0.52) * band}
                width={0.29 * band}
                from={tall(approved) + (approved > 0 ? gap : 0)}
                height={Math.max(tall(rejected) - (approved > 0 ? gap : 0), rejected > 0 ? 1 : 0)}
                className="fill-bad"
              />
              {isNamed(index, days.length, names) && (
                <text
                  x={middle(index)}
                  y={height + 20}
                  textAnchor="middle"
                  fontSize={12}
                  className={cn('tabular-nums', index === looked ? 'fill-ink font-semibold' : 'fill-ink-soft')}
                >
                  {formatTick(name, days.length)}
                </text>
              )}
            </g>
          ))}
          {days.map(({ day: name, approvedBefore }, index) => {
            const next = days[index + 1]?.approvedBefore;
            if (!hasBefore || approvedBefore === null || next === undefined || next === null) return null;
            return (
              <line
                key={name}
                x1={middle(index)}
                x2={middle(index + 1)}
                y1={height - tall(approvedBefore)}
                y2={height - tall(next)}
                strokeWidth={1.25}
                strokeDasharray="4 3"
                className="stroke-ink-soft"
              />
            );
          })}
          {hasBefore &&
            days.length <= 31 &&
            days.map(
              ({ day: name, approvedBefore }, index) =>
                approvedBefore !== null && (
                  <circle
                    key={name}
                    cx={middle(index)}
                    cy={height - tall(approvedBefore)}
                    r={2.5}
                    strokeWidth={1.25}
                    className="fill-surface stroke-ink-soft"
                  />
                ),
            )}
        </svg>
        {note && (
          <p className="absolute inset-x-0 top-0 grid place-items-center text-center text-ink-soft" style={{ height }}>
            {/* The line of the days before can run behind it. */}
            <span className="rounded-md bg-surface px-2 py-1">{note}</span>
          </p>
        )}
        {day && looked !== null && (
          <div
            aria-hidden
            className="pointer-events-none absolute top-2 z-10 w-40 animate-fade rounded-lg bg-raised p-3 text-xs shadow-pop"
            style={
              looked < days.length / 2
                ? { left: `calc(${(looked + 1) * band}% + 0.5rem)` }
                : { right: `calc(${100 - looked * band}% + 0.5rem)` }
            }
          >
            <p className="mb-1.5 font-semibold text-[0.8125rem]">{formatLongDay(day.day)}</p>
            <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 tabular-nums">
              {numbersOf(day).map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-ink-soft">{name === 'before' ? capital(before) : name}</dt>
                  <dd className="text-right">{formatNumber(value)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </div>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const numbersOf = ({ drafted, approved, rejected, approvedBefore }: ReportDay): [name: string, value: number][] => [
  ['Drafted', drafted],
  ['Approved', approved],
  ['Rejected', rejected],
  ...(approvedBefore === null ? [] : ([['before', approvedBefore]] as [string, number][])),
];

/** `Friday, Nov 20: 84 drafted, 68 approved, 6 rejected; 60 approved the week before` */
function describeDay({ day, drafted, approved, rejected, approvedBefore }: ReportDay, before: string): string {
  const counts = `${formatNumber(drafted)} drafted, ${formatNumber(approved)} approved, ${formatNumber(rejected)} rejected`;
  const then = approvedBefore === null ? '' : `; ${formatNumber(approvedBefore)} approved the ${before}`;
  return `${formatLongDay(day)}: ${counts}${then}`;
}

type BarProps = { x: number; width: number; from: number; height: number; className: string };

/** A bar, `from` so many pixels above the axis; nothing where there is nothing. */
function Bar({ x, width, from, height: tall, className }: BarProps) {
  if (tall <= 0) return null;
  return (
    <rect
      x={`${x}%`}
      width={`${width}%`}
      y={height - from - tall}
      height={tall}
      rx={Math.min(3, tall / 2)}
      className={className}
    />
  );
}
