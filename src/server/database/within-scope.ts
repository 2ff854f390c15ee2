// Which products a member may change, asked within a question about products, so that it counts as it is at that moment.
import { inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { roles } from '#domain/roles.ts';
import { canBeScoped, type ScopeField, scopeFields } from '#domain/scope.ts';
import { products, users } from './schema.ts';

const scopedRoles = roles.filter(canBeScoped);

/** The scope of a row of `users`: one that was set rests while somebody has another role. Null where there is none. */
export const scopeOfUser: SQL = sql`(case when ${inArray(users.role, scopedRoles)}
  and ${or(isNotNull(users.email), isNotNull(users.removedAt))} then ${users.scope} end)`;

/** The same of one member: asked once, whatever it stands in. */
export const scopeOfMember = (memberId: number): SQL =>
  sql`(select ${scopeOfUser} from ${users} where ${users.id} = ${memberId})`;

/** Whether a product is within a scope; null takes all. `isWithin` is the same of a product at hand. */
export function isWithinScope(scope: SQL, of: Readonly<Record<ScopeField, SQL | AnyPgColumn>> = products): SQL {
  const lists = scopeFields.map((field) => {
    const listed = sql`${scope} -> ${sql.raw(`'${field}'`)}`;
    return sql`(${listed} = '[]'::jsonb or coalesce(${listed} ? ${of[field]}, false))`;
  });
  return sql`(${scope} is null or (${sql.join(lists, sql` and `)}))`;
}
