// How a draft fared in its checks, in one sentence. The marks in the text say what is open now; this is how it was when it was written.
import type { DraftRecord } from '#domain/history/draft-record.ts';

const count = (number: number, one: string, many = one) => `${number} ${number === 1 ? one : many}`;

function describeClaims({ supported, unsupported, contradicted }: DraftRecord['checks']): string {
  if (supported + unsupported + contradicted === 0) return 'no claims to check';
  const open = [
    ...(contradicted > 0 ? [`${contradicted} contradicted`] : []),
    ...(unsupported > 0 ? [`${unsupported} unsupported`] : []),
  ];
  return `${count(supported, 'claim', 'claims')} supported, ${open.length === 0 ? 'none open' : open.join(', ')}`;
}

/** `isClean`: nothing was left open. Images claim nothing, so only their rules are told. */
export function describeChecks(
  { checks, isRepaired }: Pick<DraftRecord, 'checks' | 'isRepaired'>,
  isText = true,
): { text: string; isClean: boolean } {
  const { unsupported, contradicted, brokenRules } = checks;
  const rules = brokenRules.length === 0 ? 'all rules kept' : `${count(brokenRules.length, 'rule', 'rules')} not kept`;
  const repaired = isRepaired ? ' Written twice: a first draft failed a check.' : '';
  return {
    text: `Checked: ${isText ? `${describeClaims(checks)}; ${rules}` : rules}.${repaired}`,
    isClean: unsupported + contradicted + brokenRules.length === 0,
  };
}
