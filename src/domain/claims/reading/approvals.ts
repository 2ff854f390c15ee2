// That a body has approved a product: `EPA approved`, `cleared by the FDA`. What laboratories test and what an industry certifies are certificates.

import { isAcronym } from '#domain/text/casing.ts';
import { stemOf } from '#domain/text/word-forms.ts';
import { isDenied, mentionOf, type Read } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { knowsCertificate } from './terms.ts';

const granted =
  /^(?:approved|cleared|registered|authorized|zugelassen(?:e[nmrs]?)?|registriert(?:e[nmrs]?)?|genehmigt(?:e[nmrs]?)?)$/;
/** Said of an authority alone: an industry's own bodies certify by a standard. */
const attested =
  /^(?:certified|certification|approval|clearance|accepted|verified|licensed|zertifiziert(?:e[nmrs]?)?|zulassung)$/;
const given = /^(?:approved|cleared|registered|authorized|licensed|endorsed)$/;
/** Said of a team or a star as well, where it approves nothing. */
const lent = /^(?:licensed|endorsed)$/;
/** Authorities, known in small letters too. */
const authorities = new Set(
  'fda epa usda tsa faa dot cpsc nhtsa cdc niosh osha efsa ema mhra tga anvisa bfarm peta'.split(' '),
);

const rawOf = (scan: Scan, at: number) => scan.source.slice(tokenAt(scan, at).start, tokenAt(scan, at).end);
const isCapitals = (text: string) => /^\p{Lu}{2,6}$/u.test(text);
const isName = (text: string) => /^\p{Lu}/u.test(text);

const approvalOf = (scan: Scan, at: number, next: number, words: readonly string[]): Read => {
  const value = { type: 'term', term: `${words.map(stemOf).join(' ')} approved`, parents: [] } as const;
  return { mention: { ...mentionOf(scan, at, next, 'approval', value), isNegated: isDenied(scan, at, next) }, next };
};

const isGerman = (act: string) => /^(?:zugelassen|registriert|genehmigt)/.test(act);
/** `von der`, `durch`: `für PKW zugelassen` names no body. */
function isBehindBy(scan: Scan, at: number): boolean {
  const before = tokenAt(scan, at - 1).key;
  return /^(?:von|vom|durch)$/.test(/^(?:de[rmn]|die|das)$/.test(before) ? tokenAt(scan, at - 2).key : before);
}

/** `FDA approved`, `EPA-registered`: an authority, or a body by its letters among words that are no capitals. */
function readBefore(scan: Scan, at: number): Read | null {
  const body = tokenAt(scan, at);
  const place = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  const act = tokenAt(scan, place);
  if (act.type !== 'word' || act.clause !== body.clause) return null;
  const isAuthority = authorities.has(body.key);
  const isBody =
    isCapitals(rawOf(scan, at)) &&
    !isAcronym(rawOf(scan, at)) &&
    !isCapitals(rawOf(scan, place).slice(0, 6)) &&
    (!isGerman(act.key) || place === at + 2 || isBehindBy(scan, at));
  const isAct = granted.test(act.key) ? isAuthority || isBody : isAuthority && attested.test(act.key);
  if (!isAct || knowsCertificate(scan, at, place)) return null;
  return approvalOf(scan, at, place + 1, [body.key]);
}

const mostWords = 6;

/** `approved by the FDA`, `approved by the World Health Organization`. */
function readBehind(scan: Scan, at: number): Read | null {
  const { key, clause } = tokenAt(scan, at);
  const isBy = /^(?:by|with)$/.test(tokenAt(scan, at + 1).key);
  if (!given.test(key) || !isBy) return null;
  const first = tokenAt(scan, at + 2).key === 'the' ? at + 3 : at + 2;
  const words: string[] = [];
  let next = first;
  for (let place = first; place < first + mostWords; place += 1) {
    const word = tokenAt(scan, place);
    if (word.type !== 'word' || word.clause !== clause) break;
    if (isName(rawOf(scan, place))) {
      words.push(word.key);
      next = place + 1;
    } else if (!/^(?:of|for|and)$/.test(word.key) || words.length === 0) break;
  }
  const isAuthority = authorities.has(tokenAt(scan, first).key);
  const isBody = isAuthority || (!lent.test(key) && (words.length > 1 || isCapitals(rawOf(scan, first))));
  return words.length > 0 && isBody ? approvalOf(scan, at, next, words) : null;
}

export const readApproval = (scan: Scan, at: number): Read | null => readBefore(scan, at) ?? readBehind(scan, at);
