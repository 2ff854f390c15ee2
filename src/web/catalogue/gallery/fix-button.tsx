// Proposes images for all products of a problem, after a question. Absent where nothing could be proposed.

import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { fixAction } from '#domain/runs/actions/fix.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { useFixable } from './gallery.queries.ts';

type FixButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { rule: BrokenRule; list: ProductFilter };

export function FixButton({ rule, list, ...look }: FixButtonProps) {
  const { data } = useFixable(list, rule);
  const [isAsked, setAsked] = useState(false);
  const mayFix = useMay(fixAction);
  const count = mayFix && rule.canPropose ? (data?.taken ?? 0) : 0;
  return (
    <>
      {count > 0 && (
        <Button {...look} aria-label={`Fix ${formatNumber(count)}: ${rule.label}`} onClick={() => setAsked(true)}>
          <WandSparkles aria-hidden />
          Fix {formatNumber(count)}
        </Button>
      )}
      {isAsked && (
        <BulkDialog
          kind="fix-images"
          selection={selectMatching({ ...pickFilter(list), rule: [...rule.ruleIds] })}
          count={count}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
