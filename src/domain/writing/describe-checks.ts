// How a draft did in its checks when it was written, in one sentence. What is open now is said by the check of its part.
import type { DraftRecord } from '#domain/history/draft-record.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

type Checks = DraftRecord['checks'];

function describeClaims({ supported, unsupported, contradicted, needProof = 0, unchecked = 0 }: Checks): string {
  const open = unchecked > 0 ? [`${count(unchecked, 'statement', 'statements')} not fully checked`] : [];
  if (supported + unsupported + contradicted === 0) return open[0] ?? 'no claims to check';
  return [
    `${count(supported - needProof, 'claim', 'claims')} supported`,
    ...(needProof > 0 ? [`${needProof} ${needProof === 1 ? 'needs' : 'need'} proof`] : []),
    ...(contradicted > 0 ? [`${contradicted} contradicted`] : []),
    ...(unsupported > 0 ? [`${unsupported} not in the source`] : []),
    ...open,
  ].join(', ');
}

/** Drafts of before must and should were kept apart only know how many rules they broke. */
function describeRules({ brokenRules, mustRules }: Checks): string {
  if (brokenRules.length === 0) return 'passes all rules';
  if (!mustRules) return `breaks ${count(brokenRules.length, 'rule', 'rules')}`;
  const should = brokenRules.length - mustRules.length;
  const kinds = [
    ...(mustRules.length > 0 ? [`${mustRules.length} required`] : []),
    ...(should > 0 ? [`${should} recommended`] : []),
  ];
  return `breaks ${kinds.join(' and ')} ${brokenRules.length === 1 ? 'rule' : 'rules'}`;
}

/**
 * Reads on from who says it: `7 claims supported, 1 needs proof; passes all rules.` `isClean`: no claim was open, every statement was
 * checked and no must rule broken.
 * Images claim nothing, so only their rules are described.
 */
export function describeChecks(
  { checks, isRepaired }: Pick<DraftRecord, 'checks' | 'isRepaired'>,
  isText = true,
): { text: string; isClean: boolean } {
  const { unsupported, contradicted, needProof = 0, unchecked = 0, brokenRules, mustRules = brokenRules } = checks;
  const rules = describeRules(checks);
  const repaired = isRepaired ? ' Written twice, because the first draft failed a check.' : '';
  return {
    text: `${isText ? `${describeClaims(checks)}; ${rules}` : rules}.${repaired}`,
    isClean: unsupported + contradicted + needProof + unchecked + mustRules.length === 0,
  };
}
