// Limits what a member may change to products of some brands, categories and retailers.
import { useState } from 'react';
import { cleanScope, type Scope } from '#domain/scope.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { draftScope, readScope, ScopeLists } from './scope-lists.tsx';
import { useChangeScope } from './team.queries.ts';

export function ScopeDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftScope(member.scope));
  const change = useChangeScope();
  const save = (scope: Scope | null) => change.mutate({ member, scope: cleanScope(scope) }, { onSuccess: onClose });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`What ${member.fullName} can change`}
      description={`A product must match every list that is not empty. ${member.fullName} can still see all products, but cannot change imports, prompts, waivers or sign-offs.`}
      footer={
        <>
          {member.scope && (
            <Button className="mr-auto" onClick={() => save(null)}>
              All products
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={change.isPending} onClick={() => save(readScope(draft))}>
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <ScopeLists draft={draft} onChange={setDraft} />
        {change.error && <FailureBox lead="Not changed." {...describeFailure(change.error)} />}
      </div>
    </Dialog>
  );
}
