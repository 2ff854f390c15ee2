// Says in a form that what was typed before and not saved stands in it again.
import { Button } from '../button.tsx';

/** `what` was typed: a text, a rule. */
export function KeptText({ what = 'text', onDiscard }: { what?: string; onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-accent-soft px-3 py-1.5 text-[0.8125rem] text-accent-ink">
      Unsaved {what} restored.
      <Button size="sm" variant="ghost" className="text-accent-ink" onClick={onDiscard}>
        Discard it
      </Button>
    </p>
  );
}
