// Work between people: who has which product to review, and who is on a product now.
import * as z from 'zod/mini';
import { idList } from '#domain/catalogue/catalogue.contract.ts';
import { idParam } from '#domain/catalogue/product.ts';
import { selectionSchema } from '#domain/catalogue/selection.ts';
import { defineContract } from '#domain/contract.ts';
import { personSchema } from '#domain/session/person.ts';
import { storedDay, storedId } from '#domain/stored.ts';

const tag = 'teamwork';

/** Most products one change assigns: it is one transaction. */
export const mostAssigned = 10_000;

const day = storedDay('Use a day such as 2026-12-01.');
const person = z.nullable(storedId('Invalid member ID'));

/** What somebody on a product does there. */
export const doings = ['reviewing', 'editing'] as const;
export type Doing = (typeof doings)[number];

/** Another person on a product. Who came first holds it; `until` it counts unless they go on. */
export const visitSchema = z.object({
  person: personSchema,
  doing: z.enum(doings),
  until: z.iso.datetime(),
});
export type Visit = z.infer<typeof visitSchema>;

export const assignmentSchema = z.object({
  person: personSchema,
  /** A day of UTC. */
  dueOn: z.nullable(z.iso.date()),
  assignedBy: personSchema,
  assignedAt: z.iso.datetime(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const productWorkSchema = z.object({
  productId: z.int(),
  assignment: z.nullable(assignmentSchema),
  /** Others who are on it, the first of them first. */
  visits: z.array(visitSchema),
});
export type ProductWork = z.infer<typeof productWorkSchema>;

export const listWork = defineContract({
  method: 'GET',
  path: '/api/teamwork',
  tag,
  forPeople: true,
  summary:
    'Who has these products to review, until when, and who else is on them now; products that nobody has and nobody is on are left out',
  query: z.strictObject({ ids: idList }),
  reply: z.array(productWorkSchema),
});

const assignedSchema = z.object({
  /** How many are assigned to another person, to nobody or for another day now. */
  changed: z.int(),
  /** How many were so already. */
  unchanged: z.int(),
  /** How many the caller may not change, or have nobody for a date to be of. */
  skipped: z.int(),
  /** Names the change for its undo; null where nothing changed. */
  change: z.nullable(z.int()),
});
export type AssignReply = z.infer<typeof assignedSchema>;

export const assign = defineContract({
  method: 'POST',
  path: '/api/assignments',
  tag,
  forPeople: true,
  access: 'write',
  scoped: 'any',
  summary: `Assigns products to a member, to nobody, or for another day; what is not named stays. At most 10,000 products. Writers take products nobody has and give theirs back; approvers assign to anybody, and products a caller may not change are skipped. NOT_FOUND where the workspace signs nobody in`,
  body: z
    .strictObject({
      selection: selectionSchema,
      /** A member who can change products; null for nobody. */
      personId: z.optional(person),
      /** A day of UTC; null for none. */
      dueOn: z.optional(z.nullable(day)),
    })
    .check(
      z.refine(({ personId, dueOn }) => personId !== undefined || dueOn !== undefined, 'Enter a member or a date.'),
    ),
  reply: assignedSchema,
});
export type AssignInput = z.output<typeof assign.body>;

export const previewAssignment = defineContract({
  method: 'POST',
  path: '/api/assignments/preview',
  tag,
  forPeople: true,
  access: 'view',
  summary:
    'How many of these products a member cannot change, by their role or their limit: they can be assigned all the same. Changes nothing. NOT_FOUND for somebody who is no member',
  body: z.strictObject({ selection: selectionSchema, personId: storedId('Invalid member ID') }),
  reply: z.object({ total: z.int(), cannotChange: z.int() }),
});
export type AssignmentQuestion = z.output<typeof previewAssignment.body>;
export type AssignmentPreview = z.output<typeof previewAssignment.reply>;

/** How many *Take 5* takes. */
export const taken = 5;

export const takeProducts = defineContract({
  method: 'POST',
  path: '/api/assignments/take',
  tag,
  forPeople: true,
  access: 'write',
  scoped: 'any',
  summary:
    'Assigns the caller the products that have waited longest for a decision, that nobody has and nobody else is on. Two calls at once get different products',
  body: z.strictObject({ count: z.optional(z.int().check(z.minimum(1), z.maximum(50))) }),
  reply: z.object({ productIds: z.array(z.int()), change: z.nullable(z.int()) }),
});

export const undoAssignment = defineContract({
  method: 'POST',
  path: '/api/assignments/undo',
  tag,
  forPeople: true,
  access: 'write',
  scoped: 'any',
  summary:
    'Takes back a change of the caller of the last day: products it assigned, and nobody assigned again since, are as before',
  body: z.strictObject({ change: storedId('Invalid change ID') }),
  reply: z.object({ changed: z.int(), skipped: z.int() }),
});

/** Names a page of a browser: a person can have several open. */
const tab = z.string().check(z.regex(/^[0-9a-z]{8,40}$/, '8 to 40 letters and digits.'));

/** How long a visit holds a product unless who is there goes on. */
export const heldMinutes = 15;

export const visitProduct = defineContract({
  method: 'PUT',
  path: '/api/products/:id/visit',
  tag,
  forPeople: true,
  access: 'write',
  scoped: 'any',
  summary: `Holds a product for the caller for 15 minutes, and shows others that they are on it; asked again it goes on. A tab is on one product at a time. Answers who else is there`,
  params: idParam,
  body: z.strictObject({ tab, doing: z.enum(doings) }),
  reply: z.object({ others: z.array(visitSchema) }),
});

export const leaveProduct = defineContract({
  method: 'DELETE',
  path: '/api/products/:id/visit',
  tag,
  forPeople: true,
  access: 'write',
  scoped: 'any',
  summary: 'Gives a product back that a tab is on',
  params: idParam,
  query: z.strictObject({ tab }),
  status: 204,
});
