// Whether texts say what an attribute states, by the claims' own reading: an amount in any unit, within its rounding, and a yes or no with the
// same polarity. And which attributes a listing says otherwise.
import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { type Fact, mostOfSort } from '#domain/claims/fact-index.ts';
import { extractFacts, type Facts, factReadLimit } from '#domain/claims/facts.ts';
import { judgeClaim } from '#domain/claims/judging/judge-claim.ts';
import type { Amount, Mention } from '#domain/claims/mention.ts';
import { findMentions } from '#domain/claims/reading/find-mentions.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import { remember } from '#domain/text/remember.ts';
import { rootOf } from '#domain/text/word-forms.ts';
import { contentWords, coverage } from '#domain/text/words.ts';
import { readSentences } from './sentences.ts';

type Stated = Pick<UsableAttribute, 'label' | 'value'>;

const nothing = {
  title: '',
  description: '',
  bullets: [],
  attributes: [],
  category: null,
  subcategory: null,
  brand: null,
};

const amountsOf = ({ value }: Mention): readonly Amount[] =>
  value.type === 'measure' || value.type === 'dimensions' ? value.amounts : [];

const figures = new Set<Mention['value']['type']>(['measure', 'dimensions', 'warranty', 'age', 'pack']);
const isFigure = ({ value }: Mention): boolean => figures.has(value.type);

/** Written by its label and its value, as `remember` needs one text. */
const joint = '\n';
const readStated = remember((written): { facts: Facts; amounts: readonly Fact[] } => {
  const [name = '', value = ''] = written.split(joint);
  const facts = extractFacts({ ...nothing, attributes: [{ name, value }] });
  // Two readings of one place are one amount.
  const amounts = facts.facts.filter((fact) => isFigure(fact) && !fact.isNegated);
  return {
    facts,
    amounts: amounts.filter((fact, at) => amounts.findIndex(({ start }) => start === fact.start) === at),
  };
});
const statedBy = ({ label, value }: Stated) => readStated(label + joint + value);

/** Amounts a text gives its product: not those it compares with. */
const readAmounts = remember((text): readonly Mention[] =>
  findMentions(scanText(text.slice(0, factReadLimit)))
    .filter((mention) => isFigure(mention) && mention.comparison === null)
    .slice(0, mostOfSort),
);

const readText = remember((text): Facts => extractFacts({ ...nothing, bullets: [text] }));

/** Whether a text gives the amounts of a fact; sides and ends of a range may be given one by one. */
function givesAmount(facts: Facts, fact: Fact, given: readonly Mention[]): boolean {
  const found = new Set<number>();
  for (const mention of given) {
    // `under 2 kg` says no amount.
    const { verdict, by } = judgeClaim(facts, { ...mention, bound: null });
    if (verdict !== 'supported' || !by.some(({ start }) => start === fact.start)) continue;
    const amounts = amountsOf(mention);
    // A warranty or an age is said as a whole.
    if (amounts.length === 0) return true;
    for (const { base } of amounts) found.add(base);
  }
  return found.size > 0 && found.size >= new Set(amountsOf(fact).map(({ base }) => base)).size;
}

const isAnswer = (value: string): boolean => value === 'Yes' || value === 'No';

/** What a text says of what a name names: that it is so, that it is not, or neither. */
function polarityIn(text: string, name: string): 'yes' | 'no' | null {
  const claims = checkClaims(readText(text), name);
  if (claims.some(({ verdict }) => verdict === 'contradicted')) return 'no';
  return claims.some(({ verdict }) => verdict === 'supported') ? 'yes' : null;
}

/** Roots of the words of a name that name something. */
const namedBy = (text: string): string[] => contentWords(text).map(rootOf);

export class SaidFacts {
  readonly #texts: readonly string[];
  #given: readonly Mention[] | undefined;
  #sentences: readonly { text: string; roots: ReadonlySet<string> }[] | undefined;

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  get #mentions(): readonly Mention[] {
    this.#given ??= this.#texts.flatMap(readAmounts);
    return this.#given;
  }

  /** A value without the amounts that the texts give, in any unit. */
  withoutSaid(fact: Stated): string {
    if (!/\d/.test(fact.value)) return fact.value;
    const { facts, amounts } = statedBy(fact);
    let rest = fact.value;
    for (const amount of amounts.toSorted((a, b) => b.start - a.start))
      if (givesAmount(facts, amount, this.#mentions)) rest = `${rest.slice(0, amount.start)} ${rest.slice(amount.end)}`;
    return rest;
  }

  /** Whether the texts answer an attribute of yes or no as it does. */
  answers({ label, value }: Stated): boolean {
    return isAnswer(value) && this.polarityOf(label) === value.toLowerCase();
  }

  /** Whether the texts say that what a name names is so, that it is not, or neither. */
  polarityOf(name: string): 'yes' | 'no' | null {
    const wanted = namedBy(name);
    this.#sentences ??= readSentences(this.#texts).map(({ text, words }) => ({
      text,
      roots: new Set(words.flatMap((word) => [word, ...word.split('-')]).map(rootOf)),
    }));
    const about = this.#sentences.filter(({ roots }) => wanted.some((root) => roots.has(root)));
    let isWritten = false;
    let isDenied = false;
    for (const { text, roots } of about.slice(0, mostOfSort)) {
      const said = polarityIn(text, name);
      if (said === 'yes') return 'yes';
      isDenied ||= said === 'no';
      isWritten ||= said === null && coverage(wanted, roots) === 1;
    }
    return isDenied ? 'no' : isWritten ? 'yes' : null;
  }

  /** Whether the texts give the opposite of an attribute's yes or no. */
  denies({ label, value }: Stated): boolean {
    const said = isAnswer(value) ? this.polarityOf(label) : null;
    return said !== null && said !== value.toLowerCase();
  }
}

/** The attributes that texts of a listing say otherwise: their own are at odds with them, or their yes or no is. */
export function findDisputed<F extends Stated>(
  texts: { title: string; bullets: readonly string[]; description: string },
  product: Pick<SourceProduct, 'brand' | 'category' | 'subcategory'>,
  stated: readonly F[],
): ReadonlySet<F> {
  if (stated.length === 0) return new Set();
  const attributes = stated.map(({ label, value }) => ({ name: label, value }));
  const facts = extractFacts({ ...product, ...texts, bullets: [...texts.bullets], attributes });
  const said = new SaidFacts([texts.title, ...texts.bullets, texts.description]);
  const isAtOdds = ({ label, value }: F) =>
    checkClaims(facts, `${label}: ${value}`).some(
      ({ verdict, isConflict = false }) => isConflict || verdict === 'contradicted',
    );
  return new Set(stated.filter((fact) => said.denies(fact) || isAtOdds(fact)));
}
