// A list that shows its first items, and the rest on demand.
import { type ReactNode, useState } from 'react';
import { Button } from '#web/kit/button.tsx';

type FirstOfProps<Item> = {
  items: readonly Item[];
  most: number;
  label?: string;
  className?: string;
  /** Draws one item, with a key. */
  children: (item: Item) => ReactNode;
};

export function FirstOf<Item>({ items, most, label, className, children }: FirstOfProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  // Where one more would be all of them, it is shown, too.
  const isLong = items.length > most + 1;
  const shown = isLong && !isOpen ? items.slice(0, most) : items;
  return (
    <>
      <ul aria-label={label} className={className}>
        {shown.map(children)}
      </ul>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="my-1.5 ml-2.5"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show ${items.length - most} more`}
        </Button>
      )}
    </>
  );
}
