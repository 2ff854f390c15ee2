// What each role may do, and how many have it.
import { roles } from '#domain/roles.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { describeRole, nameRole } from './team-words.ts';

export function RolesCard({ members }: { members: readonly Member[] }) {
  return (
    <Card aria-label="Roles">
      <Table
        label="Roles"
        head={
          <>
            <HeadCell className="w-28">Role</HeadCell>
            <HeadCell>Permissions</HeadCell>
            <HeadCell className="w-20 text-right">People</HeadCell>
          </>
        }
      >
        {roles.map((role) => (
          <tr key={role} className="text-[0.8125rem]">
            <Cell className="py-1.5 align-top font-medium">{nameRole(role)}</Cell>
            <Cell className="py-1.5 text-ink-soft">{describeRole(role)}</Cell>
            <Cell className="py-1.5 text-right align-top text-ink-soft tabular-nums">
              {formatNumber(members.filter((each) => each.role === role).length)}
            </Cell>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
