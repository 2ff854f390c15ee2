// What can be done about a rule that products break: fix it, ask a model, waive it. What does not apply is absent, and its place stays.

import { BellOff, type LucideIcon, Sparkles, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import { addWaiver } from '#domain/benchmarks/waivers.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { fixAction } from '#domain/runs/actions/fix.action.ts';
import { promptAction } from '#domain/runs/actions/prompt.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import type { RuleAct } from './rule-act.ts';

// Asked for after a click, so its code comes then.
const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));

type ActStyle = { act: RuleAct; label: string; name: (rule: string) => string; Icon: LucideIcon; place: string };
const styles: readonly ActStyle[] = [
  { act: 'fix', label: 'Fix', name: (rule) => `Fix “${rule}”`, Icon: WandSparkles, place: 'md:w-20' },
  {
    act: 'ask',
    label: 'Ask a model',
    name: (rule) => `Ask a model about “${rule}”`,
    Icon: Sparkles,
    place: 'md:w-30',
  },
  { act: 'waive', label: 'Waive', name: (rule) => `Waive “${rule}”`, Icon: BellOff, place: 'md:w-22' },
];

type RuleButtonsProps = {
  rule: BrokenRule;
  list: ProductFilter;
  /** One button: the fix where there is one, else a model is asked, else the rule is waived. */
  isShort?: boolean;
};

export function RuleButtons({ rule, list, isShort = false }: RuleButtonsProps) {
  const { label, products, waived, canFix, canAsk } = rule;
  const [asked, setAsked] = useState<RuleAct | null>(null);
  const mayFix = useMay(fixAction);
  const mayAsk = useMay(promptAction);
  const mayWaive = useMay(addWaiver);
  const can: Readonly<Record<RuleAct, boolean>> = { fix: canFix && mayFix, ask: canAsk && mayAsk, waive: mayWaive };
  // Where all are waived there is nothing left to do.
  const offered = products > waived ? styles.filter(({ act }) => can[act]) : [];
  const [first] = offered;
  const button = ({ act, label: words, name, Icon }: ActStyle, variant: 'secondary' | 'ghost') => (
    <Button size="sm" variant={variant} onClick={() => setAsked(act)} aria-label={name(label)}>
      <Icon aria-hidden />
      {words}
    </Button>
  );
  return (
    <>
      {isShort
        ? first && button(first, 'secondary')
        : offered.length > 0 && (
            <span className="flex shrink-0 items-center gap-1 max-md:w-full max-md:justify-end">
              {styles.map((style) => (
                <span key={style.act} className={`flex md:justify-end ${style.place}`}>
                  {offered.includes(style) && button(style, style.act === 'fix' ? 'secondary' : 'ghost')}
                </span>
              ))}
            </span>
          )}
      {asked && (
        <Suspense>
          <RuleDialog rule={rule} list={list} act={asked} onAct={setAsked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
