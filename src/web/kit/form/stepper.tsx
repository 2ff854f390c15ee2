// A whole number between two bounds: typed, stepped by arrow keys, or by the buttons beside it.
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

type StepperProps = {
  /** Names the number; not drawn. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Follows the number, with a space where it is a word: `%`, ` words`. */
  unit: string;
  id?: string;
  'aria-describedby'?: string | undefined;
};

export function Stepper({ label, value, onValueChange, min, max, step = 1, unit, ...control }: StepperProps) {
  // Text that is no number yet, as when all of it was deleted to type another.
  const [isBlank, setBlank] = useState(false);
  const change = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    setBlank(false);
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    if (digits === '') setBlank(true);
    else change(Number(digits));
  };
  const handleKey = (event: KeyboardEvent) => {
    const wanted = { ArrowUp: value + step, ArrowDown: value - step, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    change(wanted);
  };
  const noun = label.charAt(0).toLowerCase() + label.slice(1);
  return (
    <div className="inline-flex items-center rounded-md border border-line-strong bg-surface p-0.5 shadow-card">
      <StepButton label={`Decrease ${noun}`} isIdle={value <= min} onClick={() => change(value - step)} icon={Minus} />
      <input
        {...control}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={`${value}${unit}`}
        value={isBlank ? '' : value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setBlank(false)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
        className="h-7 w-9 rounded-sm bg-transparent text-right text-[0.8125rem] tabular-nums touch:h-10 touch:text-base"
      />
      <span aria-hidden className="whitespace-pre pr-1 text-[0.8125rem] touch:text-base">
        {unit}
      </span>
      <StepButton label={`Increase ${noun}`} isIdle={value >= max} onClick={() => change(value + step)} icon={Plus} />
    </div>
  );
}

type StepButtonProps = { label: string; isIdle: boolean; onClick: () => void; icon: typeof Plus };

/** At a bound it does nothing, and keeps the focus. */
function StepButton({ label, isIdle, onClick, icon: Icon }: StepButtonProps) {
  return (
    <IconButton icon={Icon} label={label} aria-disabled={isIdle || undefined} onClick={onClick} className="size-7" />
  );
}
