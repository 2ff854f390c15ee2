// Hands a rule to the check of its kind.
import { checkCase } from './kinds/case.kind.ts';
import { checkCount } from './kinds/count.kind.ts';
import type { Finding, Target } from './finding.ts';
import { checkForbidden } from './kinds/forbidden.kind.ts';
import { checkHtml } from './kinds/html.kind.ts';
import { checkImageFile } from './kinds/image-file.kind.ts';
import { checkItemLength } from './kinds/item-length.kind.ts';
import { checkLength } from './kinds/length.kind.ts';
import { checkRepetition } from './kinds/repetition.kind.ts';
import { checkRequired } from './kinds/required.kind.ts';
import type { BenchmarkRule } from './rule.ts';
import { checkSignCount } from './kinds/sign-count.kind.ts';
import { checkStructure } from './kinds/structure.kind.ts';

function findingOf(target: Target, rule: BenchmarkRule): Finding | null {
  switch (rule.benchmarkType) {
    case 'length':
      return checkLength(target, rule.rule);
    case 'count':
      return checkCount(target, rule.rule);
    case 'item-length':
      return checkItemLength(target, rule.rule);
    case 'forbidden':
      return checkForbidden(target, rule.rule);
    case 'case':
      return checkCase(target, rule.rule);
    case 'repetition':
      return checkRepetition(target, rule.rule);
    case 'html':
      return checkHtml(target, rule.rule);
    case 'required':
      return checkRequired(target, rule.rule);
    case 'structure':
      return checkStructure(target, rule.rule);
    case 'sign-count':
      return checkSignCount(target, rule.rule);
    case 'image-file':
      return checkImageFile(target, rule.rule);
  }
}

/** What a rule finds in an attribute; null when it has nothing to say about it. A rule's own words replace the kind's. */
export function checkRule(target: Target, rule: BenchmarkRule): Finding | null {
  const finding = findingOf(target, rule);
  const message = finding && rule.messages?.[finding.verdict];
  return message ? { ...finding, message } : finding;
}
