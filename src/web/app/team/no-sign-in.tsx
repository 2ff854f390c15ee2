// The team of a workspace that signs nobody in: who everybody is, and how to sign people in.
import { LockOpen } from 'lucide-react';
import { Card } from '#web/kit/card.tsx';
import { EmptyState } from '#web/kit/states.tsx';

const Setting = ({ children }: { children: string }) => (
  <code className="rounded bg-sunken px-1 py-0.5 text-[0.8125rem] text-ink">{children}</code>
);

export function NoSignIn({ fullName }: { fullName: string }) {
  return (
    <Card>
      <EmptyState
        icon={LockOpen}
        title="Sign-in is off"
        hint={`Everyone who can open this page works as ${fullName} and can do everything. This is meant for one person on one computer.`}
      >
        <div className="max-w-md text-left text-ink-soft">
          <p className="font-medium text-ink">To work as a team:</p>
          <ol className="mt-1.5 list-decimal space-y-1.5 pl-5">
            <li>
              Set <Setting>AUTH=password</Setting> and <Setting>PUBLIC_URL</Setting>, the address people will open, then
              restart Copydesk.
            </li>
            <li>Open the link in the server’s output. The link makes you the owner.</li>
            <li>Invite the others on this page.</li>
          </ol>
          <p className="mt-3">
            All data in this workspace stays. More ways to sign in are in <Setting>docs/operating.md</Setting>, under
            Sign-in.
          </p>
        </div>
      </EmptyState>
    </Card>
  );
}
