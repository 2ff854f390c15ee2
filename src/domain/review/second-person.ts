// Acts that need two people: which, who may be the second, and what is said.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { Status } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { SecondPersonAct } from '#domain/second-person-acts.ts';
import type { Person } from '#domain/session/person.ts';
import type { Attestation } from './attestation.ts';

/** `isAlone`: nobody signs in, so there is no second person. */
export const needsSecond = (act: SecondPersonAct, asked: readonly SecondPersonAct[], isAlone: boolean): boolean =>
  !isAlone && asked.includes(act);

/** Which claims have to be confirmed by name: contradicted ones in any case where two people confirm them, each with their name. */
export const attestationOf = (settings: {
  attestation: Attestation;
  secondPerson: readonly SecondPersonAct[];
}): Attestation =>
  settings.attestation === 'none' && settings.secondPerson.includes('contradiction')
    ? 'contradicted'
    : settings.attestation;

/** What an act comes to that needs two people: a request by the first, done by another; null where both would be one. */
export function joinPeople(first: Pick<Person, 'id'> | null, by: Pick<Person, 'id'>): 'request' | 'done' | null {
  if (first === null) return 'request';
  return first.id === by.id ? null : 'done';
}

/** The refusal where both people would be one, also by the token of the first. */
export const samePerson = (what: string): Problem =>
  new Problem('FORBIDDEN', `You ${what}. A second person must confirm.`);

/** An approval that waits for a second person: who made it, when, and of which claims. */
export type FirstApproval = { by: Person; at: string; openClaims: RecordedClaim[] };

const attestedOf = (claims: readonly RecordedClaim[]) => claims.filter(({ isAttested }) => isAttested);

/** Whether an approval confirms text that the source contradicts. */
export const confirmsContradiction = (claims: readonly RecordedClaim[]): boolean =>
  attestedOf(claims).some(({ verdict }) => verdict === 'contradicted');

/** Whether a first approval was of these claims: after the source changed, there may be others, and it falls. */
export const isOfSameClaims = (first: FirstApproval, claims: readonly RecordedClaim[]): boolean =>
  canonicalJson(attestedOf(first.openClaims)) === canonicalJson(attestedOf(claims));

/** `Approved by Maya. A second person must confirm.` */
export const describeFirstApproval = ({ by }: Pick<FirstApproval, 'by'>): string =>
  `Approved by ${by.fullName}. A second person must confirm.`;

type Waiting = { status: Status; record: { firstApproval?: FirstApproval | undefined } };

/** Whether a part was approved by the first of two people, and waits for the second. */
export const awaitsSecond = ({ status, record }: Waiting): boolean =>
  status === 'pending' && record.firstApproval !== undefined;

/** Whether a pending part was approved by this person, who cannot be the second one. */
export const isFirstApprover = (part: Waiting, by: Pick<Person, 'id'>): boolean =>
  awaitsSecond(part) && part.record.firstApproval?.by.id === by.id;

/** Why who approved first cannot approve again. */
export const approvedAlready = 'You approved this already. A second person must confirm.';

/** Whether an approval of these claims would wait for a second person: it needs one, and nobody else has approved them. */
export const asksSecond = (
  first: FirstApproval | undefined,
  claims: readonly RecordedClaim[],
  by: Pick<Person, 'id'>,
): boolean =>
  confirmsContradiction(claims) && (first === undefined || first.by.id === by.id || !isOfSameClaims(first, claims));
