// Lists identifiers of the source with a word to avoid (words-to-avoid.json): private words that cost a newcomer a question.
// Usage: node scripts/list-names.ts [--comments] [--all]; fails when there is one.
import { globSync, readFileSync } from 'node:fs';

/** Words to avoid, and what to say instead. */
const instead: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./words-to-avoid.json', import.meta.url), 'utf8'),
);

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
/** Strings without templates: what is shown is judged by readers, not here. */
const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\$])*`/g;
const identifiers = /[A-Za-z_$][\w$]*/g;

const wordsOf = (identifier: string) =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

const hasComments = process.argv.includes('--comments');
const found = new Map<string, { places: string[]; word: string }>();
for (const file of globSync('src/**/*.{ts,tsx}')) {
  const text = readFileSync(file, 'utf8');
  const lines = hasComments
    ? [...text.matchAll(comments)].map(([comment]) => comment)
    : [text.replace(comments, ' ').replace(strings, "''")];
  for (const line of lines)
    for (const [name] of line.matchAll(identifiers))
      for (const word of wordsOf(name)) {
        if (!Object.hasOwn(instead, word)) continue;
        const known = found.get(name) ?? { places: [], word };
        known.places.push(file);
        found.set(name, known);
      }
}
const sorted = [...found].toSorted(([, a], [, b]) => b.places.length - a.places.length);
for (const [name, { places, word }] of sorted)
  console.log(
    `${String(places.length).padStart(4)} ${name} (${word}: ${instead[word]}) ${process.argv.includes('--all') ? [...new Set(places)].join(' ') : places[0]}`,
  );
console.log(`${found.size} ${hasComments ? 'words in comments' : 'identifiers'} with a word to avoid`);
process.exit(found.size > 0 && !hasComments ? 1 : 0);
