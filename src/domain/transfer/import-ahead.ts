// What an import would do, by its dry run.
import type { ImportDetails } from './import-run.contract.ts';

/** How many products it would add or change, give a supplier, set aside or bring back; none where there is nothing to import. */
export const countAhead = ({
  counts,
  claimed,
  willMove,
}: Pick<ImportDetails, 'counts' | 'claimed' | 'willMove'>): number =>
  counts.new + counts.changed + claimed + willMove.setAside + willMove.broughtBack;
