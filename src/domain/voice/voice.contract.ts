// The calls of voices: list, make, change, delete, what holds for a product, and the check of a text.

import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { textOfPart } from '#domain/parts/part-values.ts';
import { idParamOf } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';
import { voiceRulesSchema, voiceScopes } from './voice.ts';
import { voiceMarkSchema } from './voice-marks.ts';

const scopeShape = { scope: z.enum(voiceScopes), scopeValue: z.nullable(z.string()) };

/** An example as it is shown; `isApproved` while a text of the product is. */
const exampleSchema = z.object({ id: z.int(), title: z.string(), isApproved: z.boolean() });

export const storedVoiceSchema = z.object({
  ...scopeShape,
  id: z.int(),
  rules: voiceRulesSchema,
  /** The examples of `rules` that are still in the catalog. */
  exampleProducts: z.array(exampleSchema),
  /** Counts up with every change. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
export type StoredVoice = z.output<typeof storedVoiceSchema>;

const scopeValueText = lineText(500);

/** A voice as a form gives it; the workspace's has no value. */
export const voiceInput = z
  .strictObject({ scope: z.enum(voiceScopes), scopeValue: z.nullable(scopeValueText), rules: voiceRulesSchema })
  .check(
    z.refine(({ scope, scopeValue }) => scope === 'workspace' || Boolean(scopeValue), {
      path: ['scopeValue'],
      message: 'Enter the retailer, category or brand.',
    }),
  );
export type VoiceInput = z.output<typeof voiceInput>;

const voiceId = idParamOf('Invalid voice ID');

export const listVoices = defineContract({
  method: 'GET',
  path: '/api/voices',
  tag: 'voice',
  summary: 'Every voice: the workspace’s, then those of retailers, categories and brands by name',
  reply: z.array(storedVoiceSchema),
});
export const createVoice = defineContract({
  method: 'POST',
  access: 'manage',
  path: '/api/voices',
  tag: 'voice',
  givesVersion: true,
  summary: 'Add the voice of the workspace, a retailer, a category or a brand; each has one at most',
  body: voiceInput,
  reply: storedVoiceSchema,
  status: 201,
});
export const updateVoice = defineContract({
  method: 'PATCH',
  access: 'manage',
  path: '/api/voices/:id',
  tag: 'voice',
  givesVersion: true,
  takesVersion: true,
  summary: 'Change a voice; If-Match names the version it was read at',
  params: voiceId,
  body: voiceInput,
  reply: storedVoiceSchema,
});
export const deleteVoice = defineContract({
  method: 'DELETE',
  access: 'manage',
  path: '/api/voices/:id',
  tag: 'voice',
  summary: 'Delete a voice; more general voices apply again',
  params: voiceId,
  status: 204,
});

/** What holds for a product: `rules` is null where no voice does, `from` names those that do, widest first. */
export const getProductVoice = defineContract({
  method: 'GET',
  path: '/api/products/:id/voice',
  tag: 'voice',
  summary: 'The voice in effect for a product, and the voices it comes from, widest first',
  params: idParam,
  reply: z.object({
    rules: z.nullable(voiceRulesSchema),
    from: z.array(z.object({ ...scopeShape, id: z.int() })),
  }),
});
export type ProductVoice = z.output<typeof getProductVoice.reply>;

export const checkProductVoice = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/products/:id/voice-check',
  tag: 'voice',
  summary: 'Where a title, a description or bullets break the voice of a product; every mark is a warning',
  params: idParam,
  body: textOfPart(),
  reply: z.object({ marks: z.array(voiceMarkSchema) }),
});
