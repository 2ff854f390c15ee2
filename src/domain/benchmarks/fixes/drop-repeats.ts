// Takes out of a description what it says word for word a second time, and out of a title a phrase behind itself. What a bullet point says as
// well goes only from a description that stays long enough without it: no channel asks for parts that share no sentence, and most ask for a length.
import { countWords } from '#domain/text/pieces.ts';
import { withoutEcho } from '#domain/text/said-twice.ts';
import { bareText } from '#domain/text/words.ts';
import { type Fixed, type FixTarget, type NotFixed, noSafeFix } from './fix.ts';
import { holdsList } from './said-elsewhere.ts';
import { editSentences, placeSentences, pointsBack } from './sentence-places.ts';

/** The text without sentences that were said before, in it or in `bullets`; null where the rest would not read on. */
function withoutSaid(text: string, bullets: readonly string[]): { left: string; removed: string[] } | null {
  const sentences = placeSentences(text);
  const said = new Set(
    bullets.flatMap((bullet) => [bullet, ...placeSentences(bullet).map((each) => each.text)]).map(bareText),
  );
  const gone = sentences.filter((sentence) => {
    const key = bareText(sentence.text);
    const isAgain = key !== '' && said.has(key);
    said.add(key);
    return isAgain;
  });
  const isContextDependent = sentences.some((each, at) => {
    const before = sentences[at - 1];
    return before && gone.includes(before) && !gone.includes(each) && pointsBack(each.text);
  });
  const left = editSentences(
    text,
    gone.map((sentence) => [sentence, null] as const),
  );
  if (gone.length === 0 || isContextDependent || countWords(left) * 2 < countWords(text)) return null;
  return { left, removed: gone.map((sentence) => sentence.text) };
}

export function dropRepeats({ part, items, content, isShort }: FixTarget): Fixed | NotFixed {
  const text = items[0] ?? '';
  if (part === 'title') return dropEcho(text);
  const whole = withoutSaid(text, content.bullets);
  const isEnough = whole !== null && (holdsList(text.split('\n'), content.bullets) || !isShort([whole.left]));
  const fixed = isEnough ? whole : withoutSaid(text, []);
  return fixed === null ? noSafeFix : { items: [fixed.left], removed: fixed.removed };
}

function dropEcho(title: string): Fixed | NotFixed {
  const { rest, echo } = withoutEcho(title);
  return echo === null ? noSafeFix : { items: [rest], removed: [echo] };
}
