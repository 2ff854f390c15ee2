// Calls of standing policies: list and change them, what they would approve now, and what came of what they approved.
import * as z from 'zod/mini';
import { settableFact } from '#domain/catalogue/product-input.ts';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { askedParts, partNames, partSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { idParamOf } from '#domain/stored.ts';

/** Percent of the products a new policy leaves to a person (design of the queue). */
export const usualShare = 5;
/** The most words a policy can allow to differ. */
export const mostWords = 1_000;

const named = z._default(z.nullable(settableFact), null);
const fields = {
  retailer: named,
  category: named,
  parts: z._default(askedParts(partSchema), [...partNames]),
  takesUnchanged: z._default(z.boolean(), true),
  takesClean: z._default(z.boolean(), false),
  mostWords: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(mostWords))), null),
  share: z._default(z.int().check(z.minimum(0), z.maximum(100)), usualShare),
  isOn: z._default(z.boolean(), true),
};
export const policyInput = z
  .strictObject(fields)
  .check(
    z.refine(({ takesUnchanged, takesClean }) => takesUnchanged || takesClean, 'Select what the policy approves.'),
  );
export type PolicyInput = z.output<typeof policyInput>;

export const storedPolicySchema = z.object({
  id: z.int(),
  retailer: z.nullable(z.string()),
  category: z.nullable(z.string()),
  parts: z.array(partSchema),
  takesUnchanged: z.boolean(),
  takesClean: z.boolean(),
  mostWords: z.nullable(z.int()),
  share: z.int(),
  isOn: z.boolean(),
  /** Who changed it last: the person its approvals are recorded under. */
  updatedBy: z.nullable(personSchema),
  updatedAt: z.iso.datetime(),
});
export type StoredPolicy = z.infer<typeof storedPolicySchema>;

const path = '/api/approval-policies';
const tag = 'review';
const policyId = idParamOf('Invalid policy ID');

export const listPolicies = defineContract({
  method: 'GET',
  path,
  tag,
  summary: 'The standing policies, the widest first, and what came of the parts they approved in the last 30 days',
  reply: z.object({
    policies: z.array(storedPolicySchema),
    /** Parts approved by policy in the last 30 days and not undone, and of these those edited or rolled back later. */
    approved: z.int(),
    escapes: z.int(),
  }),
});
export type Policies = ContractReply<typeof listPolicies>;

export const addPolicy = defineContract({
  method: 'POST',
  access: 'manage',
  path,
  tag,
  summary: 'Add a standing policy; once a day a run approves what it allows',
  body: policyInput,
  reply: storedPolicySchema,
  status: 201,
});

export const changePolicy = defineContract({
  method: 'PATCH',
  access: 'manage',
  path: `${path}/:id`,
  tag,
  summary: 'Replace a standing policy',
  params: policyId,
  body: policyInput,
  reply: storedPolicySchema,
});

export const deletePolicy = defineContract({
  method: 'DELETE',
  access: 'manage',
  path: `${path}/:id`,
  tag,
  summary: 'Delete a standing policy; what it approved stays',
  params: policyId,
  status: 204,
});

/** How many of the products of a preview are named, as many as a list can be narrowed to. */
export const previewedProducts = 200;

export const previewPolicies = defineContract({
  method: 'GET',
  path: `${path}/preview`,
  tag,
  summary: 'What the standing policies would approve now. Changes nothing',
  reply: z.object({
    products: z.int(),
    parts: z.int(),
    /** The first of them. */
    productIds: z.array(z.int()).check(z.maxLength(previewedProducts)),
  }),
});
export type PolicyPreview = ContractReply<typeof previewPolicies>;
