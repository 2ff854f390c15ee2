// The key of a command on its button; the button's name stays its words.
import { cn } from '#web/kit/cn.ts';
import { Kbd } from '#web/kit/kbd.tsx';

export function KeyHint({ keys, className }: { keys: string; className?: string }) {
  return (
    <span aria-hidden className={cn('ml-0.5 inline-flex touch:hidden max-lg:hidden', className)}>
      <Kbd keys={keys} />
    </span>
  );
}
