// The initials of a person, in a circle.
import { cn } from './cn.ts';

export function Avatar({ fullName, className }: { fullName: string; className?: string }) {
  const initials = fullName
    .split(/\s+/)
    .map((name) => name[0])
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    // Not as text: what names a person in words stands beside it, or is the name of its button.
    <span
      aria-hidden
      data-initials={initials}
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs before:content-[attr(data-initials)]',
        className,
      )}
    />
  );
}
