// A row that opens to what is behind it.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

type FoldRowProps = {
  head: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
  className?: string;
};

export function FoldRow({ head, isOpen, onToggle, children, className }: FoldRowProps) {
  const panelId = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
        className="flex w-full items-center gap-3 px-5 py-2.5 text-left transition-colors duration-150 hover:bg-hover focus-visible:-outline-offset-2 touch:min-h-11"
      >
        <span className="min-w-0 flex-1">{head}</span>
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 text-ink-faint transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <div className="animate-fade px-5 pt-1 pb-3">{children}</div>}
      </div>
    </div>
  );
}
