import fs from 'node:fs';
import { readQuestion } from '#domain/assistant/questions/read-question.ts';
import { loadNames } from '#server/assistant/assistant.commands.ts';
import { heldOut } from './questions/held-out.ts';
import { judgeQuestion, judgeRefusal, now, openSample } from './questions/measure.ts';
import { outside } from './questions/outside.ts';
import { refusals } from './questions/refusals.ts';
import { tuning } from './questions/tuning.ts';
import { wider } from './questions/wider.ts';

const file = '/tmp/q-cache.json';
const cache: Record<string, string> = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
let database: any = null;
const db = async () => (database ??= await openSample());
const namesFile = '/tmp/q-names.json';
const names = fs.existsSync(namesFile)
  ? JSON.parse(fs.readFileSync(namesFile, 'utf8'))
  : await loadNames((await db()).db);
fs.writeFileSync(namesFile, JSON.stringify(names));
const show = process.argv.filter((a) => a.startsWith('--show=')).map((a) => a.slice(7));
const before: Record<string, string> = fs.existsSync('/tmp/q-before.json')
  ? JSON.parse(fs.readFileSync('/tmp/q-before.json', 'utf8'))
  : {};
const after: Record<string, string> = {};
const sets = [
  ...outside,
  { name: 'tuning', cases: tuning, refused: [] },
  { name: 'held', cases: heldOut, refused: [] },
  { name: 'wider', cases: wider, refused: [] },
  { name: 'refusals', cases: [], refused: refusals },
];
for (const { name, cases, refused } of sets) {
  const n = { exact: 0, otherwise: 0, refused: 0, ok: 0, bad: 0 };
  for (const one of [...cases, ...refused.map((question: string) => ({ question, expected: null }))]) {
    const reading = readQuestion(one.question, names, now) as any;
    const key = `${one.question} | ${JSON.stringify(reading.query ?? null)}${JSON.stringify(reading.assumed ?? '')}`;
    let verdict = cache[key];
    if (verdict === undefined) {
      if (!reading.query) verdict = one.expected ? 'refused' : 'null';
      else
        verdict = String(
          one.expected ? await judgeQuestion(await db(), one) : await judgeRefusal(await db(), one.question),
        );
      cache[key] = verdict;
    }
    const kind = one.expected
      ? verdict === 'null'
        ? 'exact'
        : verdict === 'refused'
          ? 'refused'
          : 'otherwise'
      : verdict === 'null'
        ? 'ok'
        : 'bad';
    n[kind as keyof typeof n]++;
    after[one.question] = kind;
    const hidden = name.includes('fourth') && kind !== 'otherwise' && kind !== 'bad' && before[one.question] !== 'exact';
    if (!hidden && before[one.question] && before[one.question] !== kind)
      console.log(
        `  ${name}: ${before[one.question]} → ${kind}: ${one.question} ${kind === 'otherwise' || kind === 'bad' ? verdict.slice(0, 300) : ''} ${JSON.stringify(reading.unread ?? '')}`,
      );
    if (show.some((s) => name.includes(s)) && kind !== 'exact' && kind !== 'ok' && !hidden)
      console.log(
        `  ${name}: ${kind}: ${one.question} ${verdict.slice(0, 300)} ${JSON.stringify(reading.unread ?? '')}`,
      );
  }
  console.log(name.padEnd(24), JSON.stringify(n));
}
fs.writeFileSync(file, JSON.stringify(cache));
fs.writeFileSync('/tmp/q-after.json', JSON.stringify(after));
if (process.argv.includes('--keep')) fs.writeFileSync('/tmp/q-before.json', JSON.stringify(after));
await database?.close();
process.exit(0);
