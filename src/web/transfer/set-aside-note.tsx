// How many products of a file were set aside when it was read, and what the import does with them.
import { Link } from '@tanstack/react-router';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';

type SetAsideNoteProps = { run: Pick<ImportDetails, 'setAside' | 'dryRun' | 'returning' | 'moved' | 'movedBy'> };

export function SetAsideNote({ run }: SetAsideNoteProps) {
  const { setAside, dryRun } = run;
  const it = setAside === 1 ? 'it' : 'them';
  const be = dryRun ? (setAside === 1 ? 'is' : 'are') : setAside === 1 ? 'was' : 'were';
  return (
    <p className="mt-2 px-1 text-[0.8125rem] text-ink-soft tabular-nums">
      <Link to="/set-aside" className="text-accent-ink hover:underline">
        {countNoun(setAside, 'product')} {be} set aside
      </Link>
      . The import {dryRun ? `will update ${it}` : `updated ${it}`} where the file says something new.{' '}
      {describeBack(run)}
    </p>
  );
}

/** What comes back of them, or did: products that were set aside because an earlier file did not have them. */
function describeBack({ setAside, dryRun, returning, moved, movedBy }: SetAsideNoteProps['run']): string {
  if (movedBy.some(({ action, isGoing }) => action === 'bring-back' && isGoing))
    return 'A run is bringing back those that were missing before.';
  const back = Math.min(setAside, dryRun ? returning : moved.broughtBack);
  const stay = setAside - back;
  const stays =
    stay === 0
      ? ''
      : `${stay === setAside ? (stay === 1 ? 'It' : 'They') : formatNumber(stay)} ${stay === 1 ? 'stays' : 'stay'} set aside.`;
  if (back === 0) return stays;
  const comes = dryRun
    ? `${formatNumber(back)} will be brought back, because the file has ${back === 1 ? 'it' : 'them'} again.`
    : `${formatNumber(back)} brought back, because the file has ${back === 1 ? 'it' : 'them'} again.`;
  return `${comes} ${stays}`.trim();
}
