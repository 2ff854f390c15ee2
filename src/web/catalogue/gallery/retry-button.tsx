// Loads the images of a problem again, after a question: what could not be loaded may be there now.

import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { measureImagesAction } from '#domain/runs/actions/measure-images.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';

/** Absent of a problem that is none of loading. */
export function RetryButton({ rule, list }: { rule: BrokenRule; list: ProductFilter }) {
  const mayMeasure = useMay(measureImagesAction);
  const [isAsked, setAsked] = useState(false);
  if (!mayMeasure || rule.look !== 'unloaded') return null;
  return (
    <>
      <Button size="sm" aria-label={`Try again: ${rule.label}`} onClick={() => setAsked(true)}>
        <RefreshCw aria-hidden />
        Try again
      </Button>
      {isAsked && (
        <BulkDialog
          kind="measure-again"
          selection={selectMatching({ ...pickFilter(list), rule: [...rule.ruleIds] })}
          count={rule.products}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
