// Measures the images of a list that never were, after a question.

import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { measureImagesAction } from '#domain/runs/actions/measure-images.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import { type AskedSearch, pickFilter } from '#web/shared/lists/list-search.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';

type MeasureButtonProps = Pick<ButtonProps, 'variant' | 'className'> & { list: AskedSearch; count: number };

export function MeasureButton({ list, count, ...look }: MeasureButtonProps) {
  const mayMeasure = useMay(measureImagesAction);
  const [isAsked, setAsked] = useState(false);
  const { rule: _, ...filter } = pickFilter(list);
  return (
    <>
      {mayMeasure && count > 0 && (
        <Button {...look} onClick={() => setAsked(true)}>
          <ScanSearch aria-hidden />
          Measure images
        </Button>
      )}
      {isAsked && (
        <BulkDialog
          kind="measure-images"
          selection={selectMatching({ ...filter, imagesMeasured: 'no' })}
          count={count}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
