// Knows sentences that lean on the one before them, and cannot stand once that one went: `Then it closes.`, `Instantly share them.`

import { capitalise, contentWords } from '#domain/text/words.ts';
import { isCommand } from './sentence-shape.ts';

/** What the source speaks of: content words of the product's title and kind. `isMany`: a product spoken of as `they`. */
export type Spoken = { names: ReadonlySet<string>; isMany: boolean };

/** A connector that may go: what follows is a sentence of its own. */
const connector =
  /^(?:(?:Plus|Also|And|But|So),?|(?:Yet|However|Instead|In addition|Additionally|Moreover|Furthermore|Likewise|Similarly|In fact|What['’]s more|Best of all|On top of that|Even better|Better yet),)\s+(?=\p{L})/u;
/** It continues a thought. */
const continuing =
  /^(?:Then|Thus|Therefore|Hence|Otherwise|Either way|In that case|In this way|This way|That way|That['’]s|That (?:is|means|makes)|This (?:means|is (?:why|how|what|because))|Which|Find out|Here['’]s|There['’]s (?:even|also|more)|Once (?:it|that|this|you \p{Ll}+ (?:it|them))|The (?:other|others|latter|former|second|third|last one|result|rest|answer|secret|combination)|Another|Second(?:ly)?|Third(?:ly)?|Finally|Not only|No (?:more|longer|wonder)|Nor|Or|Same|Such|As such|For example|For instance|Whatever (?:it|they)|Basically|In short|In other words|All in all|Whichever)(?![\p{L}’'-])/u;
const subject = /^(It|They|Both|Its|Their|These|Those|This|That|He|She)(?:['’](?:s|re|ll|ve|d))?(?=\s)/u;
/** `Instantly share them`: things named before. */
const things = /^[^,.;:]{0,60}\s(?:them|those|both of which|the two)(?=[\s,.;!]|$)/iu;

/** `The jacket promises that`: what, stood before. */
export const pointsBack =
  /\s(?:promises|offers|delivers|does|completes) (?:just |exactly )?that(?:[,.;]|$|\s(?:mission|goal))/;

/** A call to the reader brings nothing up: what points back means what was spoken of before it. */
const isCall = (sentence: string): boolean =>
  isCommand((sentence.split(' ', 1)[0] ?? '').toLowerCase(), sentence.split(' ', 2)[1] ?? '');

/** Whether a sentence speaks of the product, so that a pronoun after it may mean the product. */
const speaksOf = (sentence: string, { names }: Spoken): boolean =>
  isCall(sentence) ||
  /^(?:It|They|This|These)(?=[\s'’])/.test(sentence) ||
  contentWords(sentence.split(' ', 12).join(' ')).some((word) => names.has(word));

/**
 * A sentence after one that went: itself, without its connector, or empty where it leans on what is no longer there.
 * `gone` is the sentence that went.
 */
export function standAlone(sentence: string, gone: string, spoken: Spoken): string {
  // `But don't think it is too fine` answers what is no longer said.
  if (/^But,? (?:do not|don['’]t|not|if|then)(?!\p{L})/u.test(sentence)) return '';
  const bare = capitalise(sentence.replace(connector, '')).replace(
    /(?<=\s(?:can|may|will|do|does|is|are|has|have)), (?:however|also|though), /,
    ' ',
  );
  if (continuing.test(bare)) return '';
  // `Choose from a variety of levers`: of what, the sentence before said.
  if (gone !== '' && /^Choose from an? (?:variety|range|selection|array) of /.test(bare)) return '';
  // `… to open the PDF file`: which one was said before.
  if (
    /(?<!\p{L})the (?:PDF|file|link|app|code|email)(?! \p{Ll}+ (?:is|for))/u.test(bare) &&
    /(?<!\p{L})an? (?:PDF|file|link|app|code|email)(?!\p{L})/u.test(gone)
  )
    return '';
  // `Today the company roasts all over the world`: named where it was brought up.
  if (/(?<!\p{L})the company (?:is|was|has|now|also|\p{Ll}+s)(?=\s)/u.test(bare)) return '';
  const [, word = ''] = subject.exec(bare) ?? [];
  // `This oak lamp` names what it means.
  const named = /^(?:This|That|These|Those)$/.test(word) ? contentWords(bare.split(' ').slice(1, 6).join(' ')) : [];
  const isNamed = named.some((each) => spoken.names.has(each));
  if (word !== '' && !isNamed && !speaksOf(gone, spoken)) return '';
  // `This unique material` means what was said, even of the product.
  if (
    /^(?:This|That|These|Those)$/.test(word) &&
    !isNamed &&
    !isCall(gone) &&
    !/^\S+ (?:is|are|has|have|can|will|\p{Ll}+s)(?=\s)/u.test(bare)
  )
    return '';
  if (word === '' && things.test(bare) && !(spoken.isMany && speaksOf(gone, spoken))) return '';
  return bare;
}
