// Which productions and words of the question reader do questions of others need? Switches each off in turn, and says what becomes of them.
// Usage: node evals/question-ablation.ts [--only=word] [--notes] [--greedy]; greedy leaves off what changes nothing
// for the better, one after the other.
import { productions } from '#domain/assistant/questions/grammar.ts';
import { readQuestion } from '#domain/assistant/questions/read-question.ts';
import { phrases } from '#domain/assistant/questions/vocabulary.ts';
import { loadNames } from '#server/assistant/assistant.commands.ts';
import { judgeQuestion, judgeRefusal, now, openSample } from './questions/measure.ts';
import { outside } from './questions/outside.ts';
import type { QuestionCase } from './questions/question-case.ts';

type Verdict = 'exact' | 'otherwise' | 'refused';
type AskedQuestion = {
  set: string;
  question: string;
  expected: QuestionCase['expected'] | null;
  read: string;
  verdict: Verdict;
};
/** A piece of the reader; `toggle` switches it off and on again. */
type Piece = { kind: string; name: string; toggle: () => void };

function pieces(): Piece[] {
  const made = productions.map((production): Piece => {
    let other: typeof production.make = () => null;
    return {
      kind: 'production',
      name: production.text,
      toggle: () => {
        [production.make, other] = [other, production.make];
      },
    };
  });
  const entries = Map.groupBy(phrases, ({ kind, entry }) => `${kind}: ${entry}`);
  const words = [...entries].map(([name, all]): Piece => {
    let other = all.map((): string[] => ['']);
    return {
      kind: 'word',
      name,
      toggle: () => {
        const before = all.map(({ words }) => words);
        for (const [at, phrase] of all.entries()) phrase.words = other[at] ?? [];
        other = before;
      },
    };
  });
  return [...made, ...words];
}

const database = await openSample();
const names = await loadNames(database.db);
const read = (question: string) => JSON.stringify(readQuestion(question, names, now));
/** The same reading of the same question has the same answer. */
const judged = new Map<string, Verdict>();
async function judgeOne(one: Pick<AskedQuestion, 'question' | 'expected'>): Promise<Verdict> {
  const key = `${one.question}\n${read(one.question)}`;
  const verdict = judged.get(key) ?? (await askOne(one));
  judged.set(key, verdict);
  return verdict;
}
async function askOne({ question, expected }: Pick<AskedQuestion, 'question' | 'expected'>): Promise<Verdict> {
  const fault = expected
    ? await judgeQuestion(database, { question, expected })
    : await judgeRefusal(database, question);
  if (fault === null) return 'exact';
  return fault === 'refused' ? 'refused' : 'otherwise';
}

const asked: AskedQuestion[] = [];
for (const { name: set, cases, refused } of outside)
  for (const one of [...cases, ...refused.map((question) => ({ question, expected: null }))])
    asked.push({ ...one, set, read: read(one.question), verdict: await judgeOne(one) });

const isGreedy = process.argv.includes('--greedy');
const unseen = (set: string) => set !== 'outside, first set';
let idle = 0;
const only = process.argv.find((each) => each.startsWith('--only='))?.split('=')[1];
const all = pieces().filter(({ kind }) => only === undefined || kind === only);
for (const { kind, name, toggle } of all) {
  toggle();
  const changes: { one: AskedQuestion; read: string; verdict: Verdict }[] = [];
  for (const one of asked) {
    const other = read(one.question);
    if (other === one.read) continue;
    const verdict = await judgeOne(one);
    if (verdict !== one.verdict || isGreedy) changes.push({ one, read: other, verdict });
  }
  const worse = changes.filter(
    ({ one, verdict }) =>
      unseen(one.set) && verdict !== one.verdict && (one.verdict === 'exact' || verdict === 'otherwise'),
  );
  const better = changes.filter(({ one, verdict }) => verdict === 'exact' && one.verdict !== 'exact');
  const isIdle = worse.length <= better.length;
  if (isIdle) idle += 1;
  const first = changes.filter(
    ({ one, verdict }) => !unseen(one.set) && one.verdict === 'exact' && verdict !== 'exact',
  );
  console.log(
    `${isIdle ? 'IDLE' : '    '} ${kind} ${JSON.stringify(name)}: ${worse.length} worse, ${better.length} better, ${first.length} of the first set`,
  );
  if (process.argv.includes('--notes'))
    for (const { one, verdict } of [...worse, ...better])
      console.log(`       ${one.verdict} → ${verdict}: ${one.question}`);
  if (isGreedy && isIdle) for (const { one, ...after } of changes) Object.assign(one, after);
  else toggle();
}
console.log(`${idle} of ${all.length} change no unseen question for the better`);
await database.close();
process.exit(0);
