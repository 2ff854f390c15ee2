// What does the checker say of statements that somebody labelled? For sets of people who have not seen it.
// Usage: node evals/claims-set.ts <file.json> [--notes] [--ask=<file.json>] [--answers=<file.json>]. The file is a list of
// { id, product, statement, truth: true | false | not-stated, kind }. --ask writes what a judge would be asked of the statements that rules
// leave open, --answers reads what a model said: { "<id>": "<its answer>" }.
import { readFileSync, writeFileSync } from 'node:fs';
import { product as completeProduct } from '#domain/catalogue/test-product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, findUndecidedIn, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { listFacts } from '#domain/models/brief/brief-facts.ts';
import { readJudgeAnswer } from '#domain/models/judge/judge-reply.ts';
import { composeJudgeRequest } from '#domain/models/judge/judge-request.ts';

type Labelled = {
  id: string;
  product: Parameters<typeof completeProduct>[0] & { price?: unknown };
  statement: string;
  truth: 'true' | 'false' | 'not-stated';
  kind: string;
  why?: string;
};

const [file, ...flags] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of statements.');
const option = (name: string) => flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);
const [askIn, answersIn] = [option('ask'), option('answers')];
const answers = answersIn === undefined ? {} : (JSON.parse(readFileSync(answersIn, 'utf8')) as Record<string, string>);
const requests: object[] = [];

function judge({ id, statement }: Labelled, source: ReturnType<typeof completeProduct>): Judgement[] {
  const statements = findUndecidedIn(statement, checkPart(extractFacts(source), statement));
  if (statements.length === 0) return [];
  const facts = listFacts({ product: source, dataSources: [] });
  if (askIn !== undefined) requests.push({ id, ...composeJudgeRequest(statements, facts) });
  return readJudgeAnswer(answers[id] ?? '', { statements, facts, by: 'recorded' }) ?? [];
}

const tally = new Map<string, { right: number; all: number; notes: string[] }>();
function count(name: string, isRight: boolean, note: string): void {
  const line = tally.get(name) ?? { right: 0, all: 0, notes: [] };
  line.all += 1;
  if (isRight) line.right += 1;
  line.notes.push(note);
  tally.set(name, line);
}

for (const labelled of JSON.parse(readFileSync(file, 'utf8')) as Labelled[]) {
  const { id, statement, truth, kind, why = '' } = labelled;
  const price = labelled.product.price;
  const source = completeProduct({
    ...labelled.product,
    price: price === null || price === undefined ? null : `${price}`,
  });
  const judgements = indexJudgements(judge(labelled, source));
  const checked = applyJudgements(statement, checkPart(extractFacts(source), statement), judgements);
  const doubted = checked.filter((claim) => !isHint(claim) && claim.verdict !== 'supported');
  const isContradicted = doubted.some(({ verdict }) => verdict === 'contradicted');
  const says = checked.map((claim) => `${claim.kind} ${claim.verdict} “${claim.text}”`).join('; ');
  const note = `${id} ${kind}: ${statement} | ${why} | ${says}`;
  if (truth === 'true') {
    count('true, doubted', doubted.length > 0, doubted.length > 0 ? note : '');
    count('true, called contradicted', isContradicted, isContradicted ? note : '');
    continue;
  }
  const missed = doubted.length > 0 ? '' : note;
  count('found of all that is false or not stated', doubted.length > 0, '');
  count(truth === 'false' ? 'found of what is false' : 'found of what is not stated', doubted.length > 0, missed);
  if (kind === 'order-or-denial') count('found of orders and denials', doubted.length > 0, '');
}

for (const [name, { right, all }] of tally)
  console.log(`${name}: ${right} of ${all}, ${Math.round((100 * right) / all)} %`);
if (flags.includes('--notes'))
  for (const [name, { notes }] of tally) for (const note of notes) if (note !== '') console.log(`${name}: ${note}`);
if (askIn !== undefined) writeFileSync(askIn, JSON.stringify(requests, null, 1));
