// Tabs within a page. The caller owns the value, so that it can live in the address.
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TabsProps<T extends string> = {
  value: T;
  onValueChange: (value: T) => void;
  /** Names the group of tabs for screen readers. */
  label: string;
  /** A kept tab stays alive behind the others. */
  tabs: { value: T; label: ReactNode; content: ReactNode; isKept?: boolean }[];
  className?: string;
};

export function Tabs<T extends string>({ value, onValueChange, label, tabs, className }: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as T)} className={className}>
      <Radix.List
        aria-label={label}
        className="flex gap-5 overflow-x-auto overflow-y-hidden px-5 shadow-[inset_0_-1px_0_var(--line)] max-sm:gap-4"
      >
        {/* The ring of the focus lies around the word, within the list: what is outside of a list that scrolls is cut off. */}
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative shrink-0 border-transparent border-b-2 py-2.5 font-medium text-ink-soft text-sm transition-colors duration-150 after:pointer-events-none after:absolute after:-inset-x-1.5 after:inset-y-1 after:rounded-md hover:text-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent data-[state=active]:border-accent data-[state=active]:text-ink touch:min-h-10"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(tab.isKept ? { forceMount: true } : {})}
          className="focus-visible:-outline-offset-2 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
