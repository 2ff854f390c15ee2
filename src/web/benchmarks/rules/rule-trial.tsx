// What a rule would do before it is saved: some products, whether they pass, and their Listing Quality before and after.
import { ArrowDownRight, ArrowRight, ArrowUpRight, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import type { RuleTest } from '#domain/benchmarks/rules.contract.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';

type Tried = RuleTest['products'][number];

const outcomes = {
  passed: { Icon: CircleCheck, color: 'text-ok', word: 'Passes' },
  failed: { Icon: CircleX, color: 'text-bad', word: 'Does not pass' },
  silent: { Icon: CircleMinus, color: 'text-ink-faint', word: 'Not checked by this rule' },
};
const outcomeOf = ({ hasPassed }: Tried) => outcomes[hasPassed === null ? 'silent' : hasPassed ? 'passed' : 'failed'];

const rankOf = ({ hasPassed }: Tried) => (hasPassed === null ? 2 : hasPassed ? 1 : 0);
/** What the rule would change comes first. */
const byOutcome = (a: Tried, b: Tried) => rankOf(a) - rankOf(b) || a.after - a.before - (b.after - b.before);

function summarise({ total, products }: RuleTest): string {
  const count = (wanted: boolean | null) => products.filter(({ hasPassed }) => hasPassed === wanted).length;
  const [passed, failed, silent] = [count(true), count(false), count(null)];
  const change = products.reduce((sum, { before, after }) => sum + after - before, 0) / products.length;
  const moved =
    change === 0
      ? 'Listing Quality does not change'
      : `Listing Quality ${change > 0 ? 'rises' : 'falls'} by ${Math.abs(change).toFixed(1)} points on average`;
  const shown =
    products.length < total
      ? `${products.length} of ${formatNumber(total)} products tested`
      : `All ${formatNumber(total)} products tested`;
  return `${shown}: ${passed} pass, ${failed} do not${silent > 0 ? `, ${silent} are not checked by the rule` : ''}. ${moved}.`;
}

export function RuleTrial({ result, isOld }: { result: RuleTest; isOld: boolean }) {
  if (result.products.length === 0) {
    return (
      <p role="status" className="rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] text-ink-soft">
        This rule applies to none of your products.
      </p>
    );
  }
  return (
    <section aria-label="Test on products" className={cn('transition-opacity duration-150', isOld && 'opacity-60')}>
      <p role="status" className="text-[0.8125rem]">
        {summarise(result)}
        {isOld && ' The rule changed after this test. Test the rule again.'}
      </p>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {result.products.toSorted(byOutcome).map((product) => (
          <TriedProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function TriedProduct({ product }: { product: Tried }) {
  const { id, title, message, found, before, after } = product;
  const { Icon, color, word } = outcomeOf(product);
  const Arrow = after === before ? ArrowRight : after > before ? ArrowUpRight : ArrowDownRight;
  return (
    <li className="flex items-start gap-2.5 px-3 py-2 text-[0.8125rem]">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', color)} />
      <span className="min-w-0 flex-1">
        <a
          href={`/products/${id}`}
          target="_blank"
          rel="noopener noreferrer"
          className="line-clamp-1 hover:underline touch:py-1"
        >
          {title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <span className="block text-ink-soft text-xs wrap-anywhere">
          {message ?? word}
          {found.length > 0 && `: ${found.join(', ')}`}
        </span>
      </span>
      <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
        <span className="sr-only">Listing Quality </span>
        {before}%
        <Arrow aria-hidden className="size-3.5 text-ink-faint" />
        <span className="sr-only">then </span>
        <span className={cn('font-medium', after < before && 'text-bad-ink', after > before && 'text-ok-ink')}>
          {after}%
        </span>
      </span>
    </li>
  );
}
