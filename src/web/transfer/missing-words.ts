// What becomes, or became, of products that earlier files brought and a file does not have, and of those of its products that are set aside, in words.
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { missingMoves } from '#domain/transfer/missing-products.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';

type Missing = Pick<
  ImportDetails,
  'dryRun' | 'importedAs' | 'missingPolicy' | 'missingNow' | 'movedBy' | 'profile' | 'supplier'
>;

/** Of a dry run nobody imported yet: what it says will happen. Once it was, its import says what did. */
const isAhead = ({ dryRun, importedAs }: Missing): boolean => dryRun && importedAs === null;

const be = (count: number) => (count === 1 ? 'is' : 'are');

/** What they are missing of: files of the profile, or without one all products of the supplier, or without either files with the same columns. */
function describeScope({ profile, supplier }: Missing): string {
  if (profile) return `They come from earlier imports by “${profile.name}”.`;
  return supplier ? `They belong to ${supplier.name}.` : 'They come from earlier files with the same columns.';
}

/** Where they are, if they are not all in the catalog. */
function describePlaces({ missingNow }: Missing): string {
  if (missingNow === null || missingNow.setAside + missingNow.deleted === 0) return '';
  const { catalog, setAside, deleted } = missingNow;
  const places = [
    ...(catalog > 0 ? [`${formatNumber(catalog)} ${be(catalog)} in the catalog`] : []),
    ...(setAside > 0 ? [`${formatNumber(setAside)} ${be(setAside)} set aside`] : []),
    ...(deleted > 0 ? [`${formatNumber(deleted)} ${be(deleted)} deleted`] : []),
  ];
  return `Now ${places.join(', ')}.`;
}

/** What the import does with them: before it happens, while a run does it, and after it where they still are. */
function describeFate(run: Missing): string {
  const move = missingMoves[run.missingPolicy];
  const inCatalog = run.missingNow?.catalog ?? 1;
  const stay = 'They stay in the catalog. If they are no longer sold, you can set them aside from the list.';
  if (move === null) return inCatalog > 0 && describePlaces(run) === '' ? stay : '';
  const until = move.deleteAfter === undefined ? '' : `, and deletes them after ${move.deleteAfter} days`;
  if (isAhead(run)) return `When the import ends, a run sets them aside${until}.`;
  if (run.movedBy.some(({ action, isGoing }) => action === 'set-aside' && isGoing))
    return `A run is setting them aside${until === '' ? '' : `; they are deleted ${move.deleteAfter} days later`}.`;
  if (move.deleteAfter === undefined || (run.missingNow?.setAside ?? 0) === 0) return '';
  return `Products set aside are deleted after ${move.deleteAfter} days.`;
}

/** The heading and the line below it. */
export function describeMissing(run: Missing & { missing: number | null }): { title: string; hint: string } {
  const count = run.missing ?? 0;
  return {
    title: `${countNoun(count, 'product')} of earlier files ${be(count)} missing`,
    hint: [describeScope(run), describePlaces(run), describeFate(run)].filter((text) => text !== '').join(' '),
  };
}

type SetAside = Missing & Pick<ImportDetails, 'setAside' | 'willMove' | 'moved' | 'undone'>;

/** How many products of the file were set aside, and what the import does with them, or did. */
export function describeSetAside(run: SetAside): { found: string; fate: string } {
  const { setAside } = run;
  const [one, it] = setAside === 1 ? ['It', 'it'] : ['They', 'them'];
  const isNow = isAhead(run);
  const found =
    setAside === 0
      ? ''
      : `${countNoun(setAside, 'product')} ${isNow ? be(setAside) : setAside === 1 ? 'was' : 'were'} set aside`;
  if (run.dryRun && !isNow) return { found: found && `${found} when this file was checked`, fate: '' };
  const update = `The import ${isNow ? 'will update' : 'updated'} ${it} where the file has new values.`;
  const stay = isNow ? (setAside === 1 ? 'stays' : 'stay') : 'stayed';
  return {
    found,
    fate: [
      ...(setAside > 0 && run.undone === 'none' ? [update] : []),
      ...describeBack(run, { all: `${one} ${stay} set aside.`, rest: `The others ${stay} set aside.` }),
    ].join(' '),
  };
}

/** What comes back, or came: products set aside because an earlier file did not have them. It may be none that the import updates. */
function describeBack(run: SetAside, stays: { all: string; rest: string }): string[] {
  if (run.undone !== 'none') return [];
  if (run.movedBy.some(({ action, isGoing }) => action === 'bring-back' && isGoing))
    return ['A run is bringing back products that were missing before.'];
  const isNow = isAhead(run);
  const back = isNow ? run.willMove.broughtBack : run.moved.broughtBack;
  if (back === 0) return [stays.all];
  const [count, it] = [formatNumber(back), back === 1 ? 'it' : 'them'];
  const comes = isNow
    ? `${count} will be brought back, because the file has ${it} again.`
    : `${count} ${back === 1 ? 'was' : 'were'} brought back, because the file has ${it} again.`;
  return back < run.setAside ? [comes, stays.rest] : [comes];
}
