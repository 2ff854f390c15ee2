// How many products of a file were set aside when it was read, and what the import does with them.
import { Link } from '@tanstack/react-router';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { describeSetAside } from './missing-words.ts';

/** Whether there is something to say of them. */
export const showsSetAside = ({ setAside, willMove }: ImportDetails): boolean => setAside + willMove.broughtBack > 0;

export function SetAsideNote({ run }: { run: ImportDetails }) {
  const { found, fate } = describeSetAside(run);
  return (
    <p className="mt-2 px-1 text-[0.8125rem] text-ink-soft tabular-nums">
      {found !== '' && (
        <>
          <Link to="/set-aside" className="text-accent-ink hover:underline">
            {found}
          </Link>
          {fate === '' ? '.' : '. '}
        </>
      )}
      {fate}
    </p>
  );
}
