// Asks who gets products to review, and until when; or the day alone.
import { useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { Scope } from '#domain/scope.ts';
import { type Assigned, type AssignmentChange, dayOf, describeDay } from '#domain/teamwork/assignment.ts';
import { describeUnable } from '#domain/teamwork/describe-unable.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useAssign, useAssignmentPreview, usePeople } from './teamwork.queries.ts';

type AssignDialogProps = {
  selection: Selection;
  /** How many products; absent where that is estimated. */
  count: number | undefined;
  /** What they have now, where they are one. */
  before?: Assigned;
  /** Only the day. */
  isDue?: boolean;
  onClose: () => void;
  onDone?: () => void;
};

const noOne = 'nobody';

/** What is asked for. Of several products an empty day says nothing: each keeps its own. A day that stays may be over. */
function changeOf(person: string, dueOn: string, before: Assigned | undefined): AssignmentChange {
  if (person === noOne) return { personId: null };
  const personId = Number(person);
  if (before?.personId !== null && dueOn === (before?.dueOn ?? '')) return { personId };
  if (dueOn !== '') return { personId, dueOn };
  return before ? { personId, dueOn: null } : { personId };
}

export function AssignDialog({ selection, count, before, isDue = false, onClose, onDone }: AssignDialogProps) {
  const meId = useMyId();
  const { data: people = [] } = usePeople();
  const mayAssignOthers = useMay('decide');
  const offered = people.filter(({ id, canWork }) => canWork && (mayAssignOthers || id === meId));
  const [person, setPerson] = useState(String(before?.personId ?? meId ?? noOne));
  const [dueOn, setDueOn] = useState(before?.dueOn ?? '');
  const save = useAssign();
  const which = count === undefined ? 'these products' : countProducts(count);
  const send = (change: AssignmentChange, done: string) =>
    save.mutate(
      { selection, change, done },
      {
        onSuccess: () => {
          onDone?.();
          onClose();
        },
      },
    );
  const chosen = people.find(({ id }) => String(id) === person);
  const today = dayOf(new Date());
  const sendDue = () =>
    dueOn === '' ? send({ dueOn: null }, 'Date removed') : send({ dueOn }, `Due ${describeDay(dueOn, today)}`);
  const sendPerson = () =>
    send(changeOf(person, dueOn, before), person === noOne ? 'Unassigned' : `Assigned to ${chosen?.fullName ?? ''}`);
  const submit = isDue ? sendDue : sendPerson;
  const failure = save.error && describeFailure(save.error);
  const options = [
    ...offered.map(({ id, fullName }) => ({
      value: String(id),
      label: id === meId ? `${fullName} (you)` : fullName,
    })),
    { value: noOne, label: 'Nobody' },
  ];
  const due = (
    <Field label="Due" hint={isDue ? 'Leave empty for no date. Days are in UTC.' : 'Optional. Days are in UTC.'}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={today}
          value={dueOn}
          disabled={!isDue && person === noOne}
          onChange={({ target }) => setDueOn(target.value)}
          {...(isDue ? { 'data-first-focus': true } : {})}
        />
      )}
    </Field>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      size="sm"
      title={isDue ? `Due date of ${which}` : `Assign ${which}`}
      {...(isDue ? { description: 'Only products that are assigned to somebody have a date.' } : {})}
      onSend={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} onClick={submit}>
            {isDue ? (dueOn === '' ? 'Remove date' : 'Set date') : person === noOne ? 'Unassign' : 'Assign'}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {!isDue && (
          <div className="space-y-1.5">
            <p className="font-medium text-[0.8125rem]">Person</p>
            <Select
              label="Person"
              value={person}
              onValueChange={setPerson}
              options={options}
              data-first-focus
              className="w-full"
            />
          </div>
        )}
        {!isDue && chosen && <UnableNote selection={selection} person={chosen} isMe={chosen.id === meId} />}
        {due}
        {failure && <FailureBox lead={isDue ? 'The date was not set.' : 'Nothing was assigned.'} {...failure} />}
      </div>
    </Dialog>
  );
}

type UnableNoteProps = {
  selection: Selection;
  person: { id: number; fullName: string; scope: Scope | null };
  isMe: boolean;
};

/** Says how many of the products are outside the limit of who is chosen. They may be meant to look, so nothing is refused. */
function UnableNote({ selection, person, isMe }: UnableNoteProps) {
  const { scope } = person;
  const { data, error } = useAssignmentPreview(selection, person);
  if (scope === null) return null;
  if (error) return <FailureBox lead="Their limit could not be checked." {...describeFailure(error)} />;
  const text = data && describeUnable(isMe ? null : person.fullName, { ...data, scope });
  return (
    <p role="status" className="text-[0.8125rem] text-warn-ink empty:hidden">
      {text}
    </p>
  );
}
