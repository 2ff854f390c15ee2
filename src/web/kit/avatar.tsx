// The initials of a person, in a circle.
import { cn } from './cn.ts';
import { initialsOf } from './initials.ts';

export function Avatar({ fullName, className }: { fullName: string; className?: string }) {
  return (
    // Not as text: what names a person in words stands beside it, or is the name of its button.
    <span
      aria-hidden
      data-initials={initialsOf(fullName)}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs before:content-[attr(data-initials)]',
        className,
      )}
    />
  );
}
