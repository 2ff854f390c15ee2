// What does the claim checker say of a set of statements somebody else wrote? Counts what it finds, doubts and contradicts wrongly, and lists each miss.
// Usage: node evals/claims-set.ts <file.json> [--totals]
//        --ask=<out.json>       writes the requests a judge is sent, [{ id, system, prompt }]: of every statement the rules leave open to one
//        --answers=<in.json>    reads [{ id, answer }] as the product reads a judge's answers, and prints the figures with the judge too
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { applyJudgements, findUndecidedIn, indexJudgements } from '#domain/claims/judgements.ts';
import { listFacts } from '#domain/models/brief/brief-facts.ts';
import { readJudgeAnswer } from '#domain/models/judge/judge-reply.ts';
import { composeJudgeRequest } from '#domain/models/judge/judge-request.ts';
import { checkStatement, gravest, isFound, readStatements, type Said, type Statement } from './claims/statements.ts';
import { toProduct } from './given-product.ts';

type Outcome = Statement & { said: Said; claims: readonly PlacedClaim[] };

const answersSchema = z.array(z.object({ id: z.string(), answer: z.string() }));

const whyMissed: readonly (readonly [name: string, isOne: (outcome: Outcome) => boolean])[] = [
  ['wrongly contradicted', ({ truth, said }) => truth === 'true' && said === 'contradicted'],
  ['doubted', ({ truth, said }) => truth === 'true' && said === 'open'],
  ['not found', (outcome) => outcome.truth !== 'true' && !isFound(outcome)],
];

function print(name: string, outcomes: readonly Outcome[], hasMisses: boolean): void {
  const count = (isOne: (outcome: Outcome) => boolean) => outcomes.filter(isOne).length;
  const figure = (what: string, part: number, whole: number) =>
    `  ${what.padEnd(28)} ${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)}%)` : ''}`;
  const isUntrue = ({ truth }: Outcome) => truth !== 'true';
  const isOrder = ({ truth, kind }: Outcome) => truth === 'false' && kind === 'order-or-denial';
  const trueOnes = count(({ truth }) => truth === 'true');
  console.log(name);
  console.log(
    figure(
      'found',
      count((each) => isUntrue(each) && isFound(each)),
      count(isUntrue),
    ),
  );
  for (const truth of ['false', 'not-stated'] as const)
    console.log(
      figure(
        `  of them ${truth}`,
        count((each) => each.truth === truth && isFound(each)),
        count((each) => each.truth === truth),
      ),
    );
  console.log(
    figure(
      'orders and denials found',
      count((each) => isOrder(each) && isFound(each)),
      count(isOrder),
    ),
  );
  console.log(
    figure(
      'doubted though true',
      count(({ truth, said }) => truth === 'true' && said === 'open'),
      trueOnes,
    ),
  );
  console.log(
    figure(
      'wrongly contradicted',
      count(({ truth, said }) => truth === 'true' && said === 'contradicted'),
      trueOnes,
    ),
  );
  if (!hasMisses) return;
  for (const [miss, isOne] of whyMissed)
    for (const { id, kind, statement, why, said, claims } of outcomes.filter(isOne)) {
      console.log(`${miss.toUpperCase()} ${id} ${kind}, ${said}: ${statement}`);
      console.log(`    why: ${why}`);
      for (const claim of claims)
        console.log(
          `    ${claim.verdict} ${claim.kind} “${claim.text}”${claim.evidence.map(({ field, text }) => ` [${field}: ${text}]`).join('')}`,
        );
    }
}

/** A statement as the product would put it to a judge; null where rules decide all of it. */
function askOf({ product, statement, id }: Statement, place: number, claims: readonly PlacedClaim[]) {
  const statements = [...new Set(findUndecidedIn(statement, claims))];
  if (statements.length === 0) return null;
  const facts = listFacts({ product: toProduct(product, place), dataSources: [] });
  return { id, statements, facts, request: composeJudgeRequest(statements, facts) };
}

const [file, ...flags] = process.argv.slice(2);
if (file === undefined || file.startsWith('--')) throw new Error('Name the file of statements.');
const flag = (name: string) => flags.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const [askIn, answersIn] = [flag('ask'), flag('answers')];
const statements = readStatements(file);
const checked = statements.map((each, place) => {
  const said = checkStatement(each, place);
  return { outcome: { ...each, ...said }, ask: askOf(each, place, said.claims) };
});
const hasMisses = !flags.includes('--totals');
const outcomes = checked.map(({ outcome }) => outcome);
print(`${basename(file)}, rules alone`, outcomes, hasMisses);

const asks = checked.flatMap(({ ask }) => (ask ? [ask] : []));
if (askIn !== undefined) {
  const sent = asks.map(({ id, request }) => ({ id, system: request.instructions, prompt: request.data }));
  writeFileSync(askIn, `${JSON.stringify(sent, null, 2)}\n`);
  console.log(`${sent.length} requests of ${statements.length} statements are in ${askIn}; the rest the rules decide`);
}
if (answersIn !== undefined) {
  const given = new Map(
    answersSchema.parse(JSON.parse(readFileSync(answersIn, 'utf8'))).map((each) => [each.id, each.answer]),
  );
  let unreadable = 0;
  const judged = checked.map(({ outcome, ask }): Outcome => {
    const answer = ask ? given.get(ask.id) : undefined;
    if (!ask || answer === undefined) return outcome;
    const judgements = readJudgeAnswer(answer, { ...ask, by: 'judge' });
    if (!judgements) unreadable += 1;
    const claims = applyJudgements(outcome.statement, outcome.claims, indexJudgements(judgements ?? []));
    return { ...outcome, claims, said: gravest(claims) };
  });
  const answered = asks.filter(({ id }) => given.has(id)).length;
  print(
    `${basename(file)}, with a judge: ${answered} of ${asks.length} requests answered, ${unreadable} unreadable`,
    judged,
    hasMisses,
  );
}
