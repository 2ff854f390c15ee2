// The groups of an answer as a small table: names, how many products, and the figure asked for. Those that stand first are bold.
import { useState } from 'react';
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';

type Groups = NonNullable<CatalogueAnswer['groups']>;

const shownAtFirst = 10;
const headings: Record<Groups['by'], string> = {
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  retailer: 'Retailer',
  level: 'Compliance level',
  status: 'Status',
  lens: 'Lens',
  rule: 'Broken rule',
  month: 'Month added',
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function AnswerGroups({ groups: { by, measure, rows, total } }: { groups: Groups }) {
  const [isWhole, setWhole] = useState(false);
  const isCount = measure === 'products';
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  const largest = Math.max(0, ...rows.map(({ value }) => value ?? 0));
  const more = rows.length - shown.length;
  const notShown = total - rows.length;
  return (
    <div className="mt-3">
      <table className="w-full text-[0.8125rem]">
        <caption className="sr-only">{`${capital(measure)} per ${headings[by].toLowerCase()}`}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {headings[by]}
            </th>
            {!isCount && (
              <th scope="col" className="py-1.5 pr-3 text-right font-medium">
                Products
              </th>
            )}
            <th scope="col" className="max-w-28 py-1.5 text-right font-medium">
              {capital(measure)}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map(({ name, label, count, value, text, isFirst }) => (
            <tr key={name ?? ''} className={isFirst ? 'font-semibold' : undefined}>
              <th
                scope="row"
                className={`w-1/2 py-1.5 pr-3 text-left sm:w-3/5 ${isFirst ? 'font-semibold' : 'font-normal'}`}
              >
                <span className={name === null ? 'block break-words text-ink-soft' : 'block break-words'}>{label}</span>
                <span aria-hidden className="mt-1 block h-1 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${largest > 0 && value !== null ? Math.max(0, (100 * value) / largest) : 0}%` }}
                  />
                </span>
              </th>
              {!isCount && <td className="py-1.5 pr-3 text-right text-ink-soft tabular-nums">{formatNumber(count)}</td>}
              <td className="whitespace-nowrap py-1.5 text-right tabular-nums">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button size="sm" className="mt-2" onClick={() => setWhole(true)}>
          {`Show ${formatNumber(more)} more`}
        </Button>
      )}
      {more === 0 && notShown > 0 && (
        <p className="mt-1.5 text-ink-soft text-xs tabular-nums">and {formatNumber(notShown)} more groups</p>
      )}
    </div>
  );
}
