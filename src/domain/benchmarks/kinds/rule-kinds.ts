// Every rule kind, in the order they are offered. What the rest of Copydesk knows of kinds follows from this list.

import { altTextKind } from './alt-text.kind.ts';
import { caseKind } from './case.kind.ts';
import { countKind } from './count.kind.ts';
import type { RuleKind } from './define-rule-kind.ts';
import { factValueKind } from './fact-value.kind.ts';
import { forbiddenKind } from './forbidden.kind.ts';
import { htmlKind } from './html.kind.ts';
import { imageFaultKind } from './image-fault.kind.ts';
import { imageFileKind } from './image-file.kind.ts';
import { imageMeasureKind } from './image-measure.kind.ts';
import { itemLengthKind } from './item-length.kind.ts';
import { lengthKind } from './length.kind.ts';
import { repetitionKind } from './repetition.kind.ts';
import { requiredKind } from './required.kind.ts';
import { signCountKind } from './sign-count.kind.ts';
import { structureKind } from './structure.kind.ts';
import { substanceKind } from './substance.kind.ts';

export const ruleKinds = [
  lengthKind,
  countKind,
  itemLengthKind,
  forbiddenKind,
  caseKind,
  repetitionKind,
  htmlKind,
  requiredKind,
  structureKind,
  signCountKind,
  imageFileKind,
  imageMeasureKind,
  imageFaultKind,
  altTextKind,
  factValueKind,
  substanceKind,
] as const;

export type RuleKinds = typeof ruleKinds;

export const benchmarkTypes = ruleKinds.map(({ type }) => type);

const byType = new Map<string, RuleKind>(ruleKinds.map((kind) => [kind.type, kind]));

/** The kind of a type. */
export function kindOf(type: RuleKinds[number]['type']): RuleKind {
  const kind = byType.get(type);
  if (!kind) throw new Error(`There is no rule kind ${type}`);
  return kind;
}
