// Figures from 0 to 100 over time as stepped lines: each change holds until the next one.
import type { ReactNode } from 'react';
import { formatDate } from '#web/kit/format.ts';
import { useIsNarrow } from '#web/kit/use-media.ts';

export type ChartLine = { label: string; className: string; points: readonly { at: string; value: number }[] };
export type ChartMark = { at: string; value: number; className: string; title: string };

type ScoreChartProps = {
  /** Read out in place of the drawing. */
  label: string;
  lines: readonly ChartLine[];
  marks: readonly ChartMark[];
  /** End of the time axis (ISO). */
  until: string;
};

/** Drawn for the room there is, so that its words keep their size. */
const sizes = { wide: { width: 720, height: 190 }, narrow: { width: 340, height: 150 } };
const edges = { left: 30, right: 8, top: 10, bottom: 24 };
const grid = [0, 25, 50, 75, 100];

export function ScoreChart({ label, lines, marks, until }: ScoreChartProps) {
  const box = { ...sizes[useIsNarrow() ? 'narrow' : 'wide'], ...edges };
  const starts = lines.flatMap(({ points }) => (points[0] ? [Date.parse(points[0].at)] : []));
  const from = Math.min(...starts);
  const to = Math.max(Date.parse(until), from + 60_000);
  const x = (at: string) => box.left + ((Date.parse(at) - from) / (to - from)) * (box.width - box.left - box.right);
  const y = (value: number) => box.top + (1 - value / 100) * (box.height - box.top - box.bottom);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${box.width} ${box.height}`} className="w-full min-w-0">
      {grid.map((value) => (
        <g key={value}>
          <line x1={box.left} x2={box.width - box.right} y1={y(value)} y2={y(value)} className="stroke-line" />
          <AxisText x={box.left - 6} y={y(value) + 3.5} anchor="end">
            {value}
          </AxisText>
        </g>
      ))}
      <AxisText x={box.left} y={box.height - 6} anchor="start">
        {formatDate(new Date(from))}
      </AxisText>
      <AxisText x={box.width - box.right} y={box.height - 6} anchor="end">
        {formatDate(new Date(to))}
      </AxisText>
      {lines.map(({ label: name, className, points }) => (
        <path
          key={name}
          d={stepPath(points, x, y, box.width - box.right)}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          className={className}
        />
      ))}
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two marks may fall on the same spot
        <circle key={index} cx={x(mark.at)} cy={y(mark.value)} r={4} strokeWidth={1.5} className={mark.className}>
          <title>{mark.title}</title>
        </circle>
      ))}
    </svg>
  );
}

function stepPath(
  points: readonly { at: string; value: number }[],
  x: (at: string) => number,
  y: (value: number) => number,
  end: number,
): string {
  const steps = points.map(({ at, value }, index) =>
    index === 0 ? `M${x(at).toFixed(1)} ${y(value).toFixed(1)}` : `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`,
  );
  return `${steps.join('')}H${end}`;
}

function AxisText({ children, anchor, ...at }: { x: number; y: number; anchor: 'start' | 'end'; children: ReactNode }) {
  return (
    <text {...at} textAnchor={anchor} fontSize={11} className="fill-ink-faint tabular-nums">
      {children}
    </text>
  );
}
