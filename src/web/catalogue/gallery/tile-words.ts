// What a tile says of its hero in a word, and to those who listen in a sentence.
import { imageProblems } from '#domain/images/image-file.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { HeroFault, HeroNote } from '#domain/review/hero-note.ts';
import { describeFirstApproval, needsOneNow } from '#domain/review/second-person.ts';

/** `title`: the whole sentence behind the word. */
export type TileWord = { text: string; title: string; tone: 'bad' | 'warn' };

/** The fault a group is about, else the gravest. */
const faultOf = ({ faults }: HeroNote, ruleIds: readonly string[] | null): HeroFault | undefined =>
  (ruleIds && faults.find(({ ruleId }) => ruleIds.includes(ruleId))) ?? faults[0];

/** Why there is no picture comes first: everything else that is wrong follows from it. Null where nothing is wrong, and where the group says all of it. */
export function wordOf(note: HeroNote, ruleIds: readonly string[] | null): TileWord | null {
  if (note.problem) {
    const { label, text } = imageProblems[note.problem];
    return { text: label, title: text, tone: 'bad' };
  }
  const fault = faultOf(note, ruleIds);
  if (!fault) return null;
  const tone = fault.severity === 'block' ? 'bad' : 'warn';
  const isSaid = ruleIds?.includes(fault.ruleId) ?? false;
  if (fault.word === null && isSaid) return null;
  return { text: fault.word ?? fault.label, title: fault.message, tone };
}

/** That somebody approved its images first, and whether they wait for another; null where nobody did. */
export function firstWordOf({ status, first, needsTwo }: HeroNote): TileWord | null {
  if (status !== 'pending' || !first) return null;
  return needsTwo
    ? { text: 'Waits for a second person', title: describeFirstApproval(first), tone: 'warn' }
    : { text: 'No second person needed', title: needsOneNow(first), tone: 'warn' };
}

/** Of two images that show the same, in a group about that, the one that is kept and the other. */
export function pairIn(note: HeroNote | undefined, ruleIds: readonly string[] | null): HeroFault['pair'] {
  return note?.faults.find(({ ruleId, pair }) => pair && ruleIds?.includes(ruleId))?.pair ?? null;
}

/** `Stoneware mug: 240 px, approved`, `Stoneware mug: 240 px, waits for a second person` */
export function nameTile(
  title: string,
  word: TileWord | null,
  status: Status | null,
  first: TileWord | null = null,
): string {
  const said = [word?.text, first?.text.toLowerCase(), status === 'pending' ? null : status].filter(
    (each) => each != null,
  );
  return said.length > 0 ? `${title}: ${said.join(', ')}` : title;
}

/** Whether there is anything left to do about it. */
export const isOpen = (note: HeroNote | undefined): boolean =>
  note !== undefined && note.status === 'pending' && (note.problem !== null || note.faults.length > 0);
