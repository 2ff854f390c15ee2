// How many products of a file are set aside, and what the import does with them.
import { Link } from '@tanstack/react-router';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';

export function SetAsideNote({ run: { setAside, dryRun } }: { run: Pick<Import, 'setAside' | 'dryRun'> }) {
  const [it, stay] = setAside === 1 ? ['it', 'It stays'] : ['them', 'They stay'];
  return (
    <p className="mt-2 px-1 text-[0.8125rem] text-ink-soft tabular-nums">
      <Link to="/set-aside" className="text-accent-ink hover:underline">
        {countNoun(setAside, 'product')} {setAside === 1 ? 'is' : 'are'} set aside
      </Link>
      . The import {dryRun ? `will update ${it}` : `updated ${it}`} where the file says something new. {stay} set aside.
    </p>
  );
}
