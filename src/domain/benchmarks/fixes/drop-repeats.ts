// Takes out of a description what it says word for word a second time, or what a bullet point says, and out of a title a phrase behind itself.
import { countWords } from '#domain/text/pieces.ts';
import { withoutEcho } from '#domain/text/said-twice.ts';
import { bareText } from '#domain/text/words.ts';
import { type Fixed, type FixTarget, type NotFixed, noSafeFix } from './fix.ts';
import { editSentences, placeSentences, pointsBack } from './sentence-places.ts';

export function dropRepeats({ part, items, content }: FixTarget): Fixed | NotFixed {
  if (part === 'title') return dropEcho(items[0] ?? '');
  const text = items[0] ?? '';
  const sentences = placeSentences(text);
  const said = new Set(
    content.bullets.flatMap((bullet) => [bullet, ...placeSentences(bullet).map((each) => each.text)]).map(bareText),
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
  if (gone.length === 0 || isContextDependent || countWords(left) * 2 < countWords(text)) return noSafeFix;
  return { items: [left], removed: gone.map((sentence) => sentence.text) };
}

function dropEcho(title: string): Fixed | NotFixed {
  const { rest, echo } = withoutEcho(title);
  return echo === null ? noSafeFix : { items: [rest], removed: [echo] };
}
