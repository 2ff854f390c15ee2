// Keys as they stand on the keyboard.
import { cn } from './cn.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const names: Record<string, string> = {
  $mod: isMac ? '⌘' : 'Ctrl',
  Shift: isMac ? '⇧' : 'Shift',
  Escape: 'Esc',
  Delete: 'Del',
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** `keys` as an action writes them: `a`, `$mod+k`, `g d` (one after the other). */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  const caps = keys
    .split(' ')
    .flatMap((press) => press.split('+').filter((part) => !/^\[.+\]$/.test(part)))
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return (
    <kbd className={cn('inline-flex gap-0.5 font-sans', className)}>
      {caps.map((cap, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key can stand twice in one combination
          key={`${cap}-${index}`}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded border border-line-strong bg-surface px-1 font-medium text-2xs text-ink-soft"
        >
          {cap}
        </span>
      ))}
    </kbd>
  );
}
