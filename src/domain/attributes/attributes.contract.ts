// The attribute names of the catalog and what the workspace decided of them.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { attributeKey } from './attribute-key.ts';
import { attributeUses } from './attribute-uses.ts';

const attributeUseSchema = z.enum(attributeUses);

export const catalogueAttributeSchema = z.object({
  /** What a choice is kept under: the folded name, however products write it. */
  key: z.string(),
  /** How shoppers read it. */
  label: z.string(),
  /** The name as products write it most often. */
  name: z.string(),
  /** Products that carry it; 0 where only the choice is left. */
  products: z.int(),
  /** Of these, how many have a title, bullets or a description of an engine that nobody has decided yet. */
  drafts: z.int(),
  /** Of these, how many have such a title. */
  titleDrafts: z.int(),
  /** Up to five of its values, shortened. */
  samples: z.array(z.string()),
  /** What holds: the workspace's choice, else the default. */
  use: attributeUseSchema,
  /** What the table of known names says. */
  defaultUse: attributeUseSchema,
  isChosen: z.boolean(),
});
export type CatalogueAttribute = z.infer<typeof catalogueAttributeSchema>;

const key = z.string().check(
  z.minLength(1),
  z.maxLength(textLimits.name),
  z.refine((text) => attributeKey(text) === text, 'This is not a valid attribute key.'),
);
const keyParam = z.object({ key });

export const listAttributes = defineContract({
  method: 'GET',
  path: '/api/attributes',
  tag: 'attributes',
  summary: 'The attribute names of the catalog, most products first; with `limit` one page',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(textLimits.name))),
    use: z.optional(attributeUseSchema),
    ...pageShape,
  }),
  reply: z.array(catalogueAttributeSchema),
});

export const getAttribute = defineContract({
  method: 'GET',
  path: '/api/attributes/:key',
  tag: 'attributes',
  summary: 'One attribute: how many products carry it, and how many undecided drafts a change of its use touches',
  params: keyParam,
  reply: catalogueAttributeSchema,
});

export const setAttributeUse = defineContract({
  method: 'PUT',
  access: 'manage',
  path: '/api/attributes/:key',
  tag: 'attributes',
  summary:
    'Chooses the use of an attribute; null goes back to the default. It holds for every draft written afterwards',
  params: keyParam,
  body: z.strictObject({ use: z.nullable(attributeUseSchema) }),
  reply: catalogueAttributeSchema,
});

export const attributeCountSchema = z.object({
  /** Products counted so far, and in all. */
  counted: z.int(),
  products: z.int(),
  isCounting: z.boolean(),
  /** When the figures were last complete; null before the first time. */
  countedAt: z.nullable(z.iso.datetime()),
  /** There are more names than are listed. */
  isCut: z.boolean(),
});
export type AttributeCountState = z.infer<typeof attributeCountSchema>;

export const getAttributeCount = defineContract({
  method: 'GET',
  path: '/api/attribute-count',
  tag: 'attributes',
  summary: 'How far the attribute names of the catalog are counted',
  reply: attributeCountSchema,
});
