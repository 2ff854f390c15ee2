// A line that opens what belongs to it, and closes it again.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { cn } from './cn.ts';

type DisclosureProps = {
  label: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Drawn only while open. */
  children: () => ReactNode;
  className?: string;
  panelClassName?: string;
  panel?: RefObject<HTMLDivElement | null>;
};

export function Disclosure({
  label,
  isOpen,
  onOpenChange,
  children,
  className,
  panelClassName,
  panel,
}: DisclosureProps) {
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => onOpenChange(!isOpen)}
        className={cn(
          '-mx-1.5 inline-flex items-center gap-1.5 rounded-md px-1.5 py-0.5 text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink touch:min-h-10',
          className,
        )}
      >
        {label}
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div id={panelId} ref={panel} hidden={!isOpen} className={panelClassName}>
        {isOpen && children()}
      </div>
    </>
  );
}
