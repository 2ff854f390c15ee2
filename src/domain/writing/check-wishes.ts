// What became of the prompts in a draft: each clause checked on the text, by the one check of wishes.
import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { CheckedWish, DraftReason } from '#domain/history/draft-record.ts';
import { type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import { localeName } from '#domain/text/locale.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { quote, quoteFirst } from '#domain/text/quote.ts';
import { isForBuiltIn, wantsSame } from '#domain/wishes/ask.ts';
import { checkWish, type DetectLanguage, type Text } from '#domain/wishes/check-wish.ts';
import type { Obstacle } from './draft.ts';
import { findLeftOut } from './find-left-out.ts';
import { instructPart, type Leading } from './merge-prompt-rules.ts';
import { byFacts, byPrompt, ownPrompt } from './reasons.ts';

type WishBasis = Leading & {
  product: SourceProduct;
  choices: AttributeChoices;
  /** The text as it was on the screen. */
  before: Text;
  detect?: DetectLanguage;
};

/** Checks what the prompts ask of a part. Those of the library come first, the wish made now last. `obstacles` say why one was missed. */
export function checkWishes(
  part: TextPart,
  after: Text,
  basis: WishBasis,
  obstacles: readonly Obstacle[] = [],
): CheckedWish[] {
  const { product, choices, before, detect } = basis;
  return instructPart(part, basis).clauses.flatMap((clause) => {
    const checked = { part, before: clause.rejected ?? before, after, product, choices, ...(detect ? { detect } : {}) };
    const met = obstacles.filter(({ ask }) => clause.asks.some((each) => wantsSame(each, ask)));
    return checkWish([clause], checked).map(
      ({ text, verdict, says }): CheckedWish => ({
        text,
        origin: clause.origin,
        verdict,
        says: verdict === 'missed' && met.length > 0 ? [...new Set(met.map((each) => each.says))].join(', and ') : says,
        needsModel: !isForBuiltIn(clause),
        ...(clause.isEarlier ? { isEarlier: true as const } : {}),
      }),
    );
  });
}

/** The origin of what nobody has to ask a language model for. */
const source = 'source';

/** The texts of a product together: enough of them to detect a language. */
const textOf = ({ title, description, bullets }: Pick<SourceProduct, 'title' | 'description' | 'bullets'>): string =>
  [description, ...bullets, title].map(toPlainText).join('\n');

/** A text in another language than the voice asks for, or where it asks for none, than the source's. Empty if it is right, or cannot be detected. */
export function checkLanguage(
  after: Text,
  product: SourceProduct,
  wanted: string | null,
  detect: DetectLanguage,
): CheckedWish[] {
  const is = detect([after].flat().map(toPlainText).join('\n'));
  const was = wanted === null ? detect(textOf(product)) : { code: wanted, isSure: true };
  if (!is.isSure || !was.isSure || is.code === was.code) return [];
  const text = wanted === null ? 'Keep the language of the source' : `Write in ${localeName(wanted)}`;
  const says = `the text is in ${localeName(is.code)}`;
  return [{ text, origin: wanted === null ? source : 'voice', verdict: 'missed', says, needsModel: true }];
}

/** What a part of the source says and none of the texts says any more, as a reason. */
export function describeLeftOut(part: TextPart, texts: PartContent, product: SourceProduct): DraftReason[] {
  const left = findLeftOut(part, texts, product);
  return left.length === 0 ? [] : [byFacts(`Left out of the source’s ${partTable[part].word}: ${quoteFirst(left)}.`)];
}

/** What a reviewer reads of them. A wish before this one is of interest only where it is not followed any more. */
export function describeWishes(wishes: readonly CheckedWish[], isBuiltIn: boolean): DraftReason[] {
  return wishes.flatMap(({ text, origin, verdict, says, needsModel, isEarlier }): DraftReason[] => {
    const from = origin === null ? '' : ` (${origin})`;
    const named = `"${quote(text)}"${from}`;
    if (verdict === 'missed')
      return [{ ...byPrompt(origin ?? ownPrompt, `Not followed: ${named}: ${says}.`), isUnmet: true }];
    if (isEarlier) return [];
    if (verdict === 'followed') return [byPrompt(origin ?? ownPrompt, `Followed: ${named}.`)];
    const why = needsModel && isBuiltIn ? ': it needs a language model' : '';
    return [byPrompt(origin ?? ownPrompt, `Not checked: ${named}${why}.`)];
  });
}
