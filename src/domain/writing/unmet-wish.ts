// Why a wish for one text stores nothing: what of it the draft missed, what of it nobody here can follow, or that the text is so already.
import type { CheckedWish, DraftRecord } from '#domain/history/draft-record.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { partTable, type TextPart } from '#domain/parts/parts.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { builtInName } from './engine-names.ts';

/** What the built-in writer can be asked for, as every screen says it before one asks. */
export const followedWishes =
  'Without a language model, you can ask for a shorter or longer text, for a number of characters, words, sentences or bullets, for words or fields of the product to mention, avoid, replace, start or end with, and for no emoji, exclamation marks or capitals.';

type Drafted = {
  part: TextPart;
  value: string | readonly string[];
  draft: Pick<DraftRecord, 'engine' | 'wishes' | 'isKept' | 'reasons'>;
};
/** `missed`: a draft that differs and does not follow the wish; it may be shown, and is not stored by itself. */
export type Unmet = { because: 'missed' | 'needs-model' | 'same'; text: string };

/** The wishes made for the text itself, not those of the library. */
const ownOf = (draft: Pick<DraftRecord, 'wishes'>) => (draft.wishes ?? []).filter(({ origin }) => origin === null);

const sayMissed = ({ text, says, isEarlier }: CheckedWish) =>
  isEarlier ? `The draft does not follow the earlier wish “${text}”: ${says}` : `“${text}”: ${says}`;

/** Null where the draft is to be stored: every wish that can be checked is followed, and the text reads otherwise than before. */
export function describeUnmet({ part, value, draft }: Drafted, present: string | readonly string[]): Unmet | null {
  const own = ownOf(draft);
  const { word } = partTable[part];
  const kept = `The ${word} ${part === 'bullets' ? 'were' : 'was'} not changed.`;
  if (draft.isKept) return { because: 'same', text: draft.reasons[0]?.text ?? kept };
  const isBuiltIn = draft.engine === builtInName;
  const beyond = isBuiltIn ? own.filter(({ needsModel, isEarlier }) => needsModel && !isEarlier) : [];
  if (beyond.length > 0) {
    const need = beyond.length === 1 ? 'needs' : 'need';
    const text = `${quoteFirst(beyond.map((wish) => wish.text))} ${need} a language model, and none is connected. ${kept} ${followedWishes}`;
    return { because: 'needs-model', text };
  }
  // What nobody can check the built-in writer did not do either.
  const missed = own.filter(
    ({ verdict, says, isEarlier }) =>
      verdict === 'missed' || (isBuiltIn && verdict === 'not-checked' && says !== '' && !isEarlier),
  );
  if (missed.length > 0) return { because: 'missed', text: `${missed.map(sayMissed).join('. ')}. ${kept}` };
  if (!isSameContent(value, present)) return null;
  const now = own.filter(({ isEarlier }) => !isEarlier);
  const isAlready = now.length > 0 && now.every(({ verdict }) => verdict === 'followed');
  const already = `The ${word} already ${part === 'bullets' ? 'follow' : 'follows'} this. ${kept}`;
  if (isAlready) return { because: 'same', text: already };
  const why = [value].flat().join('') === '' ? draft.reasons[0]?.text : undefined;
  return { because: 'same', text: `${why ?? 'Generating again gives the same text.'} ${kept}` };
}
