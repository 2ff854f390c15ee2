// Invites a person: asks for email and role, then shows the link to send.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Role } from '#domain/roles.ts';
import { canBeScoped, cleanScope } from '#domain/scope.ts';
import { invitationInput } from '#domain/session/invitations.contract.ts';
import { longestName } from '#domain/session/sign-in.contract.ts';
import type { ShownLink, Team } from '#domain/session/team.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, type FieldErrors, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { draftScope, readScope, ScopeLists } from './scope-lists.tsx';
import { LinkDialog } from './shown-link.tsx';
import { useInvite } from './team.queries.ts';
import { describeRole, nameRole, rolesToGive } from './team-words.ts';

function findErrors(typed: { email: string; role: Role; fullName: string }): FieldErrors {
  const { error } = z.safeParse(invitationInput, typed);
  return error ? errorsByField(error.issues) : {};
}

export function InviteDialog({ team, myRole, onClose }: { team: Team; myRole: Role; onClose: () => void }) {
  const [made, setMade] = useState<{ email: string; link: ShownLink }>();
  const [limit, setLimit] = useState(() => ({ isOpen: false, draft: draftScope(null) }));
  const invite = useInvite();
  const defaultValues: { email: string; role: Role; fullName: string } = { email: '', role: 'writer', fullName: '' };
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      invite.mutate(
        { ...value, scope: canBeScoped(value.role) ? cleanScope(readScope(limit.draft)) : null },
        {
          onSuccess: ({ link }) => {
            if (link) return setMade({ email: value.email.trim(), link });
            toast({ title: `${value.email.trim()} was added`, description: addedHint(team) });
            onClose();
          },
          onError: (error) => {
            showErrors(formApi, errorsByField(issuesOf(error)));
            focusFirstError(formApi);
          },
        },
      ),
  });
  if (made)
    return (
      <LinkDialog
        to={made.email}
        isMailed={team.sendsMail}
        description="With this link, they choose a password and become a member."
        link={made.link}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Invite a person"
      description={describeInvite(team)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={invite.isPending}>
            {team.hasPasswords ? 'Make link' : 'Add'}
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!invite.isPending} className="space-y-4">
        <TextField
          form={form}
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          maxLength={254}
          data-first-focus
        />
        <TextField form={form} name="fullName" label="Name (optional)" autoComplete="off" maxLength={longestName} />
        <form.Subscribe selector={({ values }) => values.role}>
          {(role) => (
            <>
              <SelectField
                form={form}
                name="role"
                label="Role"
                hint={describeRole(role)}
                options={rolesToGive(myRole).map((each) => ({ value: each, label: nameRole(each) }))}
              />
              {canBeScoped(role) && (
                <div className="text-[0.8125rem]">
                  <Disclosure
                    label={
                      cleanScope(readScope(limit.draft)) ? 'Can change only some products' : 'Can change all products'
                    }
                    isOpen={limit.isOpen}
                    onOpenChange={(isOpen) => setLimit({ ...limit, isOpen })}
                    panelClassName="mt-2 space-y-4"
                  >
                    {() => <ScopeLists draft={limit.draft} onChange={(draft) => setLimit({ ...limit, draft })} />}
                  </Disclosure>
                </div>
              )}
            </>
          )}
        </form.Subscribe>
        {invite.error && issuesOf(invite.error).length === 0 && (
          <FormAlert lead="Not invited." {...describeFailure(invite.error)} />
        )}
      </Form>
    </Dialog>
  );
}

function describeInvite(team: Team): string {
  if (!team.hasPasswords) return addedHint(team);
  return team.sendsMail
    ? 'Copydesk mails them a link and also shows it to you.'
    : 'Copydesk makes a link for you to send to them.';
}

const addedHint = ({ company }: Team) => `They sign in through ${company?.name ?? 'the company'} with this email.`;
