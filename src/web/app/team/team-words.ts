// What the team's screen says of members: what they may do, who else may, and when they were here.
import { addedBy, grants, may, permissions } from '#domain/permissions.ts';
import { type Role, roles, withArticle } from '#domain/roles.ts';
import type { ScopeField } from '#domain/scope.ts';
import type { Member, Team } from '#domain/session/team.contract.ts';
import { formatDate } from '#web/kit/format.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `Can see everything, ask, comment, check and export.`, `Like a viewer, and can also generate, edit, import, delete and write prompts.` */
export function describeRole(role: Role): string {
  const list = and.format(grants[addedBy(role)]);
  const below = roles[roles.indexOf(role) - 1];
  return below ? `Like ${withArticle(below)}, and can also ${list}.` : `Can ${list}.`;
}

/** `Writer` */
export const nameRole = (role: Role): string => `${role[0]?.toUpperCase()}${role.slice(1)}`;

const firstName = (fullName: string) => fullName.split(/\s+/)[0] ?? fullName;

/** What stands out goes between the two others. */
type Phrase = { before: string; strong: string; after: string };

/** What a member can do. */
export function describeCan({ id, fullName, role }: Member, myId: number): Phrase {
  const below = roles[roles.indexOf(role) - 1];
  return {
    before: `${id === myId ? 'You' : firstName(fullName)} can `,
    strong: and.format(grants[addedBy(role)]),
    after: below ? `, and all that ${withArticle(below)} can.` : '.',
  };
}

/** The next thing a member cannot do, and who can; null for owners. */
export function describeCannot({ id, fullName, role }: Member, { members }: Team, myId: number): Phrase | null {
  const next = permissions.find((each) => !may(role, each));
  if (!next) return null;
  const others = members.filter((each) => may(each.role, next));
  const me = others.some((each) => each.id === myId) ? ['you'] : [];
  const named = others.filter((each) => each.id !== myId).map((each) => firstName(each.fullName));
  const shown = [...named.slice(0, 2), ...me];
  const rest = named.length - Math.min(named.length, 2);
  const who = or.format(rest > 0 ? [...shown, `${rest} more`] : shown);
  return {
    before: `${id === myId ? 'You' : firstName(fullName)} cannot `,
    strong: or.format(grants[next]),
    after: shown.length > 0 ? `: ${who} can.` : '. Nobody here can yet.',
  };
}

/** What a scope goes by, one and many. */
export const scopeLabels: Readonly<Record<ScopeField, { one: string; many: string }>> = {
  brand: { one: 'Brand', many: 'Brands' },
  category: { one: 'Category', many: 'Categories' },
  retailer: { one: 'Retailer', many: 'Retailers' },
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** When a member was last seen; `isNow` within the last two minutes: it is noted to the minute. */
export function describeSeen(lastSeenAt: string | null, now: Date): { text: string; isNow: boolean } {
  if (lastSeenAt === null) return { text: 'Not yet', isNow: false };
  const seen = new Date(lastSeenAt);
  const ago = now.getTime() - seen.getTime();
  if (ago < 2 * minuteMs) return { text: 'Now', isNow: true };
  if (ago < hourMs) return { text: `${Math.floor(ago / minuteMs)} min ago`, isNow: false };
  if (ago < dayMs) return { text: `${Math.floor(ago / hourMs)} h ago`, isNow: false };
  return { text: formatDate(seen), isNow: false };
}

/** How long a link can still be used. */
export function describeExpiry(expiresAt: string, now: Date): { text: string; hasExpired: boolean } {
  const expires = new Date(expiresAt);
  const left = expires.getTime() - now.getTime();
  if (left <= 0) return { text: `Expired ${formatDate(expires)}`, hasExpired: true };
  const [count, unit] = left < dayMs ? [Math.ceil(left / hourMs), 'hour'] : [Math.round(left / dayMs), 'day'];
  return { text: `Expires in ${count} ${count === 1 ? unit : `${unit}s`}`, hasExpired: false };
}

/** Why nobody with my role changes the role of a member now; null where it can be changed. The server decides. */
export function whyLocked(member: Member, { members, hasPasswords, company }: Team, myRole: Role): string | null {
  if (member.role !== 'owner') return null;
  if (!may(myRole, 'own')) return 'Only owners can change owners.';
  const canSignIn = (each: Member) => !hasPasswords || company !== null || each.hasPassword;
  const isLast = !members.some((each) => each.id !== member.id && each.role === 'owner' && canSignIn(each));
  return isLast ? 'The only owner. Make someone else an owner first.' : null;
}

/** The roles somebody may give. */
export const rolesToGive = (myRole: Role): Role[] => roles.filter((role) => role !== 'owner' || may(myRole, 'own'));
