// A tick box that also knows "some of them": the browser's own, drawn in our clothes.
import { Check, Minus } from 'lucide-react';
import { cn } from '../cn.ts';

type CheckboxProps = {
  checked: boolean | 'indeterminate';
  /** `isShift` says that Shift was held: a range is meant. */
  onCheckedChange: (checked: boolean, isShift: boolean) => void;
  label: string;
  id?: string;
  /** -1 where arrows lead to it. */
  tabIndex?: number | undefined;
  className?: string;
};

export function Checkbox({ checked, onCheckedChange, label, id, tabIndex, className }: CheckboxProps) {
  const isMixed = checked === 'indeterminate';
  return (
    <span
      className={cn(
        'relative grid size-4.5 shrink-0 place-items-center after:absolute after:-inset-2 touch:after:-inset-3',
        className,
      )}
    >
      <input
        type="checkbox"
        id={id}
        tabIndex={tabIndex}
        aria-label={label}
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={(event) => {
          const { nativeEvent } = event;
          onCheckedChange(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        // Shift and a click would select the text in between.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        // Focused by key, it comes clear of the header.
        className="peer absolute -inset-2 z-10 m-0 scroll-mt-28 cursor-pointer opacity-0 disabled:cursor-default touch:-inset-3"
      />
      <span
        aria-hidden
        className={cn(
          'grid size-4.5 place-items-center rounded-[0.3rem] border text-on-accent transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2 peer-disabled:opacity-50',
          checked === false
            ? 'border-control bg-surface peer-enabled:peer-hover:border-accent'
            : 'border-accent bg-accent',
        )}
      >
        {isMixed && <Minus strokeWidth={3} className="size-3" />}
        {checked === true && <Check strokeWidth={3} className="size-3" />}
      </span>
    </span>
  );
}
