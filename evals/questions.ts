// How well does the assistant answer questions over its catalogue? The sample on PGlite, every answer held against hand-written SQL.
// Usage: node evals/run.ts questions, or node evals/questions.ts --notes --only=tuning; --freeze keeps what is refused today as what may be.
//        --ask=<out.json>     writes what a language model would be asked: every question the rules refuse
//        --answers=<in.json>  reads [{ question, answer }] as the product reads a model's answers, and prints the figures with it

import type { OtherReader } from '#server/assistant/assistant.commands.ts';
import { freeze, lostOf } from './questions/frozen.ts';
import { heldOut } from './questions/held-out.ts';
import { type Missed, measureQuestions, measureRefusals, openSample } from './questions/measure.ts';
import { outside } from './questions/outside.ts';
import { openAskedModel, openRecordedModel } from './questions/recorded-model.ts';
import { refusals } from './questions/refusals.ts';
import { tuning } from './questions/tuning.ts';
import { wider } from './questions/wider.ts';

/** A wrong answer is the worst: so many a set at most, in sets of our own none. */
const mostWrong = 1;

const sets = [
  { name: 'tuning', cases: tuning, refused: refusals, wrong: 0 },
  { name: 'held out', cases: heldOut, refused: [], wrong: 0 },
  { name: 'wider', cases: wider, refused: [], wrong: 0 },
  ...outside.map((set) => ({ ...set, wrong: mostWrong })),
];

export type Options = { hasNotes: boolean; only: string; isFreezing: boolean; model: OtherReader | null };
const usual: Options = { hasNotes: false, only: '', isFreezing: false, model: null };

/** Prints the rates of each set; false when one answers what it must not, or refuses what it answered when it was frozen. */
export async function evaluateQuestions({ hasNotes, only, isFreezing, model }: Options = usual): Promise<boolean> {
  const database = await openSample();
  try {
    const started = performance.now();
    let isMet = true;
    const missedOf: Record<string, readonly Missed[]> = {};
    for (const { name, cases, refused, wrong } of sets.filter((each) => each.name.includes(only))) {
      const missed = await measureQuestions(database, cases, model);
      missedOf[name] = missed;
      const answered = await measureRefusals(database, refused, model);
      const otherwise = missed.filter(({ fault }) => fault !== 'refused');
      const lost = lostOf(name, missed);
      const exact = cases.length - missed.length;
      console.log(
        `${name.padEnd(22)} exact ${exact} of ${cases.length} (${((100 * exact) / cases.length).toFixed(1)}%), otherwise ${otherwise.length}, rightly refused ${refused.length - answered.length} of ${refused.length}, lost since frozen ${lost.length}`,
      );
      if (hasNotes) for (const { question, fault } of [...missed, ...answered]) console.log(`  ${question} → ${fault}`);
      isMet &&= otherwise.length <= wrong && answered.length === 0 && (isFreezing || lost.length === 0);
    }
    if (isFreezing && only === '') freeze(missedOf);
    const asked = sets.reduce((sum, { cases, refused }) => sum + cases.length + refused.length, 0);
    if (only === '') console.log(`${((performance.now() - started) / asked).toFixed(0)} ms a question`);
    return isMet;
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? '';
  const has = (name: string) => process.argv.includes(`--${name}`);
  const [ask, answers] = [option('ask'), option('answers')];
  const asked = openAskedModel();
  const isMet = await evaluateQuestions({
    hasNotes: has('notes'),
    only: option('only'),
    isFreezing: has('freeze'),
    model: answers ? openRecordedModel(answers) : asked,
  });
  if (ask) asked.write(ask);
  process.exit(isMet ? 0 : 1);
}
