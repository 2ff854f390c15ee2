// Which products somebody may change: all of them, or those of some brands, categories and retailers. Everybody sees everything.
import type { Role } from './roles.ts';

/** The fields of a product that a scope goes by. */
export const scopeFields = ['brand', 'category', 'retailer'] as const;
export type ScopeField = (typeof scopeFields)[number];

/** By field, the values of products that may be changed; an empty list leaves the field open. A product has to be within all three. */
export type Scope = Record<ScopeField, string[]>;

/** What of a product a scope goes by. */
export type Scoped = Readonly<Record<ScopeField, string | null>>;

/** Whether a value is listed. Values are compared as they are, as the filters of lists do. */
export const isListed = (values: readonly string[], value: string | null): boolean =>
  values.some((each) => each === value);

/** Whether a product is within a scope; null takes all. */
export const isWithin = (scope: Scope | null, product: Scoped): boolean =>
  scope === null || scopeFields.every((field) => scope[field].length === 0 || isListed(scope[field], product[field]));

/** Whether a product within a scope would be outside of it with other values. */
export const leaves = (scope: Scope | null, after: Partial<Scoped>): scope is Scope =>
  scope !== null &&
  scopeFields.some((field) => {
    const value = after[field];
    return value !== undefined && scope[field].length > 0 && !isListed(scope[field], value);
  });

/** Whether a role can be limited to some products: viewers change none, and who manages the workspace changes what holds for all. */
export const canBeScoped = (role: Role): boolean => role === 'writer' || role === 'approver';

/** A scope that leaves all fields open is none. */
export const cleanScope = (scope: Scope | null): Scope | null =>
  scope && scopeFields.some((field) => scope[field].length > 0) ? scope : null;

/** `brand Barkenby or Pellgate, retailer Amazon`. */
export const describeScope = (scope: Scope): string =>
  scopeFields
    .filter((field) => scope[field].length > 0)
    .map((field) => `${field} ${scope[field].join(' or ')}`)
    .join(', ');

/** What the audit log has for no limit. */
export const allProducts = 'all';

/** Which products somebody may change, as the audit log notes it. */
export const describeProducts = (scope: Scope | null): string => (scope ? describeScope(scope) : allProducts);

/** Why work that somebody started in the background ended; others read it. */
export const describeLimit = (fullName: string, scope: Scope): string =>
  `${fullName} may only change products of ${describeScope(scope)}. Somebody without this limit has to start it.`;

/** Why somebody may not change something: one sentence, with who can widen it. */
export const describeOutOfScope = (scope: Scope): string =>
  `You may only change products of ${describeScope(scope)}. Ask an admin.`;

/** Why somebody may not change a product so that they could not change it any more. */
export const describeLeaving = (scope: Scope): string =>
  `This change would move the product outside your limit. ${describeOutOfScope(scope)}`;

/** What somebody who is invited with a scope will be able to change. */
export const describeInvitedScope = (scope: Scope): string =>
  `You will be able to change products of ${describeScope(scope)}.`;
