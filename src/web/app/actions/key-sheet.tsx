// The keys that work on this screen.

import { Kbd } from '#web/kit/kbd.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { useActionGroups } from '#web/shared/screen/actions.ts';

export function KeySheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const all = useActionGroups();
  const groups = all
    .map((group) => ({ ...group, actions: group.actions.filter((action) => action.keys) }))
    .filter((group) => group.actions.length > 0);
  // Those without any key of their own stand in the list of commands.
  const others = all.filter(({ actions }) => actions.every((action) => !action.keys));
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="Shortcuts are off while you type in a field."
    >
      <div className="gap-10 sm:columns-2">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="mb-6 break-inside-avoid">
            <h3 className="mb-1.5 font-medium text-ink-soft text-xs">{group.title}</h3>
            <dl>
              {group.actions.map((action) => (
                <KeyLine key={action.id} label={action.label} keys={action.keys ?? ''} />
              ))}
            </dl>
          </section>
        ))}
        {others.length > 0 && (
          <section aria-label="Commands" className="mb-6 break-inside-avoid">
            <h3 className="mb-1.5 font-medium text-ink-soft text-xs">Commands</h3>
            <dl>
              {others.map(({ title }) => (
                <KeyLine key={title} label={title} keys="$mod+k" />
              ))}
            </dl>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function KeyLine({ label, keys }: { label: string; keys: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1">
      <dt>{label}</dt>
      <dd>
        <Kbd keys={keys} />
      </dd>
    </div>
  );
}
