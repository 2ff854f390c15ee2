// Acts that need two people: which, who may be the second, and what is said.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import { isSpokenAgainst } from '#domain/claims/open-claim.ts';
import { type Part, partNames, type Status } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { isListed } from '#domain/scope.ts';
import type { SecondPersonAct } from '#domain/second-person-acts.ts';
import { nameAnswerer } from '#domain/session/name-answerer.ts';
import type { Person } from '#domain/session/person.ts';
import type { Attestation } from './attestation.ts';
import type { ImageEntry, PartRecord, ReviewedContent } from './content.ts';

/** `isAlone`: nobody signs in, so there is no second person. */
export const needsSecond = (act: SecondPersonAct, asked: readonly SecondPersonAct[], isAlone: boolean): boolean =>
  !isAlone && asked.includes(act);

/** Which approvals of a product need two people: every one, as its category asks for it; those that confirm a contradiction; or none. */
export type SecondPersonNeed = 'every' | 'contradictions' | 'none';

/** What the settings ask of the approvals of a product; nothing where nobody signs in. Categories are compared as scopes compare them. */
export function secondPersonNeed(
  settings: { secondPerson: readonly SecondPersonAct[]; secondPersonCategories: readonly string[] },
  { category }: { category: string | null },
  isAlone: boolean,
): SecondPersonNeed {
  if (!isAlone && isListed(settings.secondPersonCategories, category)) return 'every';
  return needsSecond('contradiction', settings.secondPerson, isAlone) ? 'contradictions' : 'none';
}

/** What a change of the source means by the settings: where nobody signs in, no category needs a second person. */
export const sourceGuardOf = (
  settings: { returnsChanged: boolean; secondPersonCategories: readonly string[] },
  isAlone = false,
) => ({
  sendsBack: settings.returnsChanged,
  pairedCategories: isAlone ? [] : settings.secondPersonCategories,
});

/** Which claims have to be confirmed by name: those the source contradicts, or says in two ways, in any case where two people confirm them, each with their name. */
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

/** An approval that waits for a second person: who made it, for whom by the link of a sign-off, when, and of which claims. */
export type FirstApproval = { by: Person; answeredBy?: string | undefined; at: string; openClaims: RecordedClaim[] };

const attestedOf = (claims: readonly RecordedClaim[]) => claims.filter(({ isAttested }) => isAttested);

/** Whether an approval confirms text that the source contradicts, or says in two ways. */
export const confirmsContradiction = (claims: readonly RecordedClaim[]): boolean =>
  attestedOf(claims).some(isSpokenAgainst);

/** Whether an approval with these claims needs two people. */
export const needsTwo = (need: SecondPersonNeed, claims: readonly RecordedClaim[]): boolean =>
  need === 'every' || (need === 'contradictions' && confirmsContradiction(claims));

/** Whether a first approval was of these claims: after the source changed, there may be others, and it falls. */
export const isOfSameClaims = (first: FirstApproval, claims: readonly RecordedClaim[]): boolean =>
  canonicalJson(attestedOf(first.openClaims)) === canonicalJson(attestedOf(claims));

/** `Approved by Maya. A second person must confirm.` */
export const describeFirstApproval = ({ by, answeredBy }: Pick<FirstApproval, 'by' | 'answeredBy'>): string =>
  `Approved by ${nameAnswerer(by.fullName, answeredBy)}. A second person must confirm.`;

type Waiting = { status: Status; record: { firstApproval?: FirstApproval | undefined } };

/** Whether a part was approved by the first of two people, and waits for the second. */
export const awaitsSecond = ({ status, record }: Waiting): boolean =>
  status === 'pending' && record.firstApproval !== undefined;

type Reviewed = Pick<ReviewedContent, 'parts' | 'imagesWithStatus'>;

/**
 * The first approval of a part as a whole. Where one person approved all images that are open, each by itself, that is one of the images part,
 * too.
 */
export const firstApprovalOf = ({ parts, imagesWithStatus }: Reviewed, part: Part): FirstApproval | undefined =>
  firstApprovalIn(parts[part].record, part === 'images' ? imagesWithStatus : []);

/** The same by the record of a part and, of the images part, its images. */
export function firstApprovalIn(
  { firstApproval }: Pick<PartRecord, 'firstApproval'>,
  images: readonly ImageEntry[],
): FirstApproval | undefined {
  if (firstApproval) return firstApproval;
  const open = images.filter(({ status }) => status !== 'approved');
  const firsts = open.flatMap((image) => image.firstApproval ?? []);
  const [latest] = firsts.toSorted((a, b) => b.at.localeCompare(a.at));
  const isOne = latest && firsts.length === open.length && firsts.every(({ by }) => by.id === latest.by.id);
  return isOne ? { ...latest, openClaims: [] } : undefined;
}

/** The first approval of an image: its own or that of all images, and of both that by another person. */
export function firstOfImage(
  { firstApproval: own }: Pick<ImageEntry, 'firstApproval'>,
  { firstApproval: ofAll }: Pick<PartRecord, 'firstApproval'>,
  by: Pick<Person, 'id'>,
): FirstApproval | undefined {
  const firsts = [...(own ? [{ ...own, openClaims: [] }] : []), ...(ofAll ? [ofAll] : [])];
  return firsts.find((first) => first.by.id !== by.id) ?? firsts[0];
}

/** Who approved something of a content first, and of which part; a part of which several images wait is named for each. */
export function waitingFirsts({ parts, imagesWithStatus }: Reviewed): { part: Part; by: Person }[] {
  const ofParts = partNames.flatMap((part) => {
    const { firstApproval } = parts[part].record;
    return awaitsSecond(parts[part]) && firstApproval ? [{ part, by: firstApproval.by }] : [];
  });
  const ofImages = imagesWithStatus.flatMap(({ status, firstApproval }) =>
    status === 'pending' && firstApproval ? [{ part: 'images' as const, by: firstApproval.by }] : [],
  );
  return [...ofParts, ...ofImages];
}

/** The ids of all who approved something of a content first, each once and in their order: lists are filtered by them. */
export const firstApproversOf = (content: ReviewedContent | null): number[] =>
  content ? [...new Set(waitingFirsts(content).map(({ by }) => by.id))].toSorted((a, b) => a - b) : [];

/** Whether a pending part was approved by this person, who cannot be the second one: as a whole, or each of its images. */
export const isFirstApprover = (content: Reviewed, part: Part, by: Pick<Person, 'id'>): boolean =>
  content.parts[part].status === 'pending' && firstApprovalOf(content, part)?.by.id === by.id;

/** Why who approved first cannot approve again. */
export const approvedAlready = 'You approved this already. A second person must confirm.';

/** Of a first approval that needs no second person any more: the setting or the category of the product changed. */
export const needsOneNow = ({ by, answeredBy }: Pick<FirstApproval, 'by' | 'answeredBy'>): string =>
  `Approved by ${nameAnswerer(by.fullName, answeredBy)}. No second person is needed any more: approve again to complete.`;

/** Whether a first approval still waits for a second person, by what the product needs now. */
export const stillNeedsTwo = (first: Pick<FirstApproval, 'openClaims'>, need: SecondPersonNeed): boolean =>
  needsTwo(need, first.openClaims);

/** Whether this person approved a part first and cannot approve it again, as it still needs a second person. */
export function isMyFirst(content: Reviewed, part: Part, by: Pick<Person, 'id'>, need: SecondPersonNeed): boolean {
  const first = firstApprovalOf(content, part);
  return first !== undefined && isFirstApprover(content, part, by) && stillNeedsTwo(first, need);
}

/** The same of one image, which waits with all images, too. */
export const isMyFirstImage = (
  image: Pick<ImageEntry, 'status' | 'firstApproval'>,
  record: Pick<PartRecord, 'firstApproval'>,
  by: Pick<Person, 'id'>,
  need: SecondPersonNeed,
): boolean => image.status === 'pending' && pairApproval(need, [], firstOfImage(image, record, by), by) === null;

/** What an approval comes to by this person: it asks for a second person, it is done, or it is refused, as both would be one. */
export function pairApproval(
  need: SecondPersonNeed,
  claims: readonly RecordedClaim[],
  first: FirstApproval | undefined,
  by: Pick<Person, 'id'>,
): 'request' | 'done' | null {
  if (!needsTwo(need, claims)) return 'done';
  return joinPeople(first && isOfSameClaims(first, claims) ? first.by : null, by);
}
