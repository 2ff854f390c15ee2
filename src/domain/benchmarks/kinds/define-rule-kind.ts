// What a rule kind is: everything Copydesk knows of it in one record. A new kind is a file of its own, named in rule-kinds.ts.

import type * as z from 'zod/mini';
import { issueOrder, isTextPart } from '#domain/parts/parts.ts';
import type { Issue } from '#domain/problem.ts';
import type { Attribute, Finding, Target } from '../finding.ts';
import type { FixPlan } from '../fixes/fix.ts';
import type { KindField } from './kind-field.ts';
import type { FileCheck } from './shown-image.ts';

/** How a gallery shows what breaks a rule where that is not the hero: two images beside each other, or a missing one. */
export const galleryLooks = ['pair', 'unloaded'] as const;
export type GalleryLook = (typeof galleryLooks)[number];

export type RuleKind<
  Type extends string = string,
  Schema extends z.ZodMiniType = z.ZodMiniType,
  Given extends z.ZodMiniType = z.ZodMiniType,
  Fields extends readonly (readonly KindField[])[] = readonly (readonly KindField[])[],
> = {
  type: Type;
  /** Names the kind to people: `Forbidden words`. */
  label: string;
  /** The parts it can check, in the order they are offered. */
  attributes: readonly Attribute[];
  /** The rule as it is stored. */
  schema: Schema;
  /** The rule as people give it: every field within its bounds, refused in words. */
  given: Given;
  /** What is wrong with the fields of a given rule together, by their paths within the rule. */
  findIssues?(rule: z.output<Given>, attribute: Attribute): Issue[];
  /**
   * Null when the rule does not apply to the target. `asks`: the start of the sentence that says what is asked, such as `Amazon requires`.
   */
  check(target: Target, rule: z.output<Schema>, asks?: string): Finding | null;
  /**
   * Entries the rule cannot check because too little is known of them: addresses of images whose files were not fetched. While there are any, the rule
   * can be broken by the others but cannot pass.
   */
  findUnchecked?(target: Target, rule: z.output<Schema>): string[];
  /** What the rule asks of its part, in a few words that read on from the name of the part: `at most 75 characters`. */
  describe(rule: z.output<Schema>, attribute: Attribute): string;
  /** Whether a kept rule speaks for a part that keeps all of its rules. */
  speaksForPart?(rule: z.output<Schema>, attribute: Attribute): boolean;
  /**
   * The part a fix of a broken rule changes, and what it does; null for rules it does not fix, absent where nothing safe can be done. The fix
   * itself is in `fixes/rule-fixes.ts`: it needs the claims, and most who check need no fix.
   */
  planFix?(rule: z.output<Schema>, attribute: Attribute): FixPlan | null;
  /** Whether it is kept or broken by which of the images are shown, in which order and as which files, and by what is said of them. */
  isOfImages?: true;
  /** Of a rule on files: what it asks of each, fact by fact. */
  listFileChecks?(rule: z.output<Schema>): FileCheck[];
  galleryLookOf?(rule: z.output<Schema>): GalleryLook | null;
  /** The fields of its form, line by line. */
  fields: Fields;
};

/** Names the types of a kind's record; it is what was given. */
export function defineRuleKind<
  const Type extends string,
  Schema extends z.ZodMiniType,
  Given extends z.ZodMiniType,
  const Fields extends readonly (readonly KindField[])[],
>(kind: RuleKind<Type, Schema, Given, Fields>): RuleKind<Type, Schema, Given, Fields> {
  return kind;
}

/** What checks text. */
export const textAttributes: readonly Attribute[] = issueOrder.filter(isTextPart);
