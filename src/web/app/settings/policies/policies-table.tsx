// The standing policies, the widest first. In a narrow card what each approves stands under where it applies.

import { Check, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { changePolicy, deletePolicy, type StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { FailureText } from '#web/kit/failure-text.tsx';
import { Switch } from '#web/kit/form/switch.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { usePassingFocus } from '#web/kit/layers/passing-focus.ts';
import { Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Allowed, AllowedFields } from '#web/shared/screen/allowed.tsx';
import { useDeletePolicy, useSwitchPolicy } from './policies.queries.ts';
import { describeParts, describePolicy, describeSmall, describeWhere, nameWhere } from './policy-words.ts';

type Acts = { onEdit: (policy: StoredPolicy) => void; onOutcome: (isSaved: boolean) => void };

const wide = '@max-3xl:hidden';
const first = 'first:pl-4';
const last = 'last:pr-4';

export function PoliciesTable({ policies, ...acts }: Acts & { policies: readonly StoredPolicy[] }) {
  return (
    <Table
      label="Policies"
      head={
        <>
          <HeadCell className={first}>Where</HeadCell>
          <HeadCell className={`w-26 ${wide}`}>Unchanged</HeadCell>
          <HeadCell className={`w-20 ${wide}`}>Clean</HeadCell>
          <HeadCell className={`w-34 ${wide}`}>Small changes</HeadCell>
          <HeadCell className={`w-33 ${wide}`}>Always reviewed</HeadCell>
          <HeadCell className="w-22">On</HeadCell>
          <HeadCell className={`w-14 ${last}`}>
            <span className="sr-only">More</span>
          </HeadCell>
        </>
      }
    >
      {policies.map((policy) => (
        <PolicyRow key={policy.id} policy={policy} {...acts} />
      ))}
    </Table>
  );
}

function PolicyRow({ policy, onEdit, onOutcome }: Acts & { policy: StoredPolicy }) {
  const switching = useSwitchPolicy(policy, onOutcome);
  const deleting = useDeletePolicy(policy, onOutcome);
  const row = useRef<HTMLTableRowElement>(null);
  usePassingFocus(row);
  const failure = switching.error ?? deleting.error;
  const name = nameWhere(policy);
  return (
    <tr ref={row}>
      <Cell className={first}>
        <p className="font-medium text-[0.8125rem] wrap-anywhere">{describeWhere(policy)}</p>
        <p className="text-ink-soft text-xs">{describeParts(policy)}</p>
        <p className="text-ink-soft text-xs tabular-nums @3xl:hidden">{describePolicy(policy)}</p>
        {failure && (
          <div role="alert" className="mt-0.5 text-bad-ink text-xs">
            <FailureText lead={switching.error ? 'Not saved.' : 'Not deleted.'} {...describeFailure(failure)} />
          </div>
        )}
      </Cell>
      <Cell className={wide}>
        <Taken isTaken={policy.takesUnchanged} />
      </Cell>
      <Cell className={wide}>
        <Taken isTaken={policy.takesClean} />
      </Cell>
      <Cell className={`text-[0.8125rem] tabular-nums ${wide}`}>{describeSmall(policy) ?? <None />}</Cell>
      <Cell className={`text-[0.8125rem] tabular-nums ${wide}`}>{policy.share}%</Cell>
      <Cell>
        <AllowedFields to={changePolicy}>
          <Switch
            label={`Policy for ${name}`}
            words={{ on: 'On', off: 'Off' }}
            className="pr-0"
            checked={policy.isOn}
            onCheckedChange={(isOn) => {
              deleting.reset();
              switching.mutate(isOn);
            }}
          />
        </AllowedFields>
      </Cell>
      <Cell className={last}>
        <Allowed to={changePolicy}>
          <Menu trigger={<IconButton icon={Ellipsis} label={`More actions for ${name}`} />}>
            <MenuItem onSelect={() => afterFocusReturned(() => onEdit(policy))}>
              <Pencil aria-hidden />
              Edit
            </MenuItem>
            <MenuLine />
            <Allowed to={deletePolicy}>
              <MenuItem
                tone="bad"
                onSelect={() => {
                  switching.reset();
                  deleting.mutate();
                }}
              >
                <Trash2 aria-hidden />
                Delete
              </MenuItem>
            </Allowed>
          </Menu>
        </Allowed>
      </Cell>
    </tr>
  );
}

function Taken({ isTaken }: { isTaken: boolean }) {
  if (!isTaken) return <None />;
  return (
    <>
      <Check aria-hidden className="size-4 text-ok" />
      <span className="sr-only">Yes</span>
    </>
  );
}

function None() {
  return (
    <>
      <span aria-hidden className="text-ink-faint">
        –
      </span>
      <span className="sr-only">No</span>
    </>
  );
}
