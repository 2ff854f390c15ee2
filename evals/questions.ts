// How well does the assistant answer questions over its catalogue? The sample on PGlite, every answer held against hand-written SQL.
// Usage: node evals/run.ts questions, or node evals/questions.ts --notes --only=tuning
import type { Database } from '#server/database/database.ts';
import { heldOut } from './questions/held-out.ts';
import { type Measured, measureQuestions, measureRefusals, openSample } from './questions/measure.ts';
import { outside } from './questions/outside.ts';
import { refusals } from './questions/refusals.ts';
import { tuning } from './questions/tuning.ts';
import { wider } from './questions/wider.ts';

/** A wrong answer is the worst. How many must be exact, each set says. */
const targets = { wrong: 1, refused: 1 };

export type Options = { hasNotes: boolean; only: string };
const usual: Options = { hasNotes: false, only: '' };

function print(name: string, { asked, right, notes }: Measured, hasNotes: boolean): void {
  console.log(`${name.padEnd(28)} ${right} of ${asked} (${((100 * right) / Math.max(1, asked)).toFixed(1)}%)`);
  if (hasNotes) for (const note of notes) console.log(`  ${note}`);
}

const wrongOf = ({ notes }: Measured) => notes.filter((note) => !note.endsWith('refused')).length;

/** Prints both rates; false when one is below its target. */
export async function evaluateQuestions({ hasNotes, only }: Options = usual): Promise<boolean> {
  const database = await openSample();
  try {
    const sets = [
      // Frozen when what no unseen question needed was taken out: a change may not lose more.
      { name: 'tuning', cases: tuning, exact: 94 },
      { name: 'held out', cases: heldOut, exact: 45 },
      { name: 'wider', cases: wider, exact: 66 },
    ].filter(({ name }) => only === '' || name === only);
    let asked = 0;
    let right = 0;
    const started = performance.now();
    let isMet = true;
    for (const { name, cases, exact } of sets) {
      const measured = await measureQuestions(database, cases);
      print(`exact, ${name}`, measured, hasNotes);
      asked += measured.asked;
      right += measured.right;
      isMet &&= measured.right >= exact && wrongOf(measured) === 0;
    }
    const refused = await measureRefusals(database, refusals);
    print('rightly refused', refused, hasNotes);
    const isOutsideMet = only !== '' || (await evaluateOutside(database, hasNotes));
    console.log(
      `exact ${((100 * right) / Math.max(1, asked)).toFixed(1)}% of ${asked}, ${((performance.now() - started) / (asked + refused.asked)).toFixed(0)} ms a question`,
    );
    return isMet && refused.right / refused.asked >= targets.refused && isOutsideMet;
  } finally {
    await database.close();
  }
}

/** Questions by people who had not seen the reader, what they asked that has no answer among them. */
async function evaluateOutside(database: Database, hasNotes: boolean): Promise<boolean> {
  let isMet = true;
  for (const { name, cases, refused, exact } of outside) {
    const measured = await measureQuestions(database, cases);
    const wrong = wrongOf(measured);
    const rightly = await measureRefusals(database, refused);
    print(`exact, ${name}`, measured, hasNotes);
    console.log(`${''.padEnd(28)} ${wrong} answered otherwise, rightly refused ${rightly.right} of ${rightly.asked}`);
    isMet &&= measured.right >= exact && wrong <= targets.wrong && rightly.right === rightly.asked;
  }
  return isMet;
}

if (import.meta.main) {
  const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? '';
  const isMet = await evaluateQuestions({ hasNotes: process.argv.includes('--notes'), only: option('only') });
  process.exit(isMet ? 0 : 1);
}
