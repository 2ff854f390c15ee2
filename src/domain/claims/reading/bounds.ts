// Amounts stated as a bound or roughly: `under eight ounces` of what weighs 7.9, `nearly 8 hours` of 7.5.
import { type Scan, tokenAt } from '../tokens/tokens.ts';

export type Bound = 'under' | 'over' | 'about';

const pairs = (text: string): ReadonlyMap<string, Bound> =>
  new Map(text.split(' ').map((pair) => pair.split('=') as [string, Bound]));
const words = pairs(
  'under=under below=under nearly=under almost=under over=over above=over about=about around=about roughly=about approximately=about approx=about circa=about ~=about',
);
const before = new Map([
  ['than', pairs('less=under fewer=under lighter=under more=over greater=over better=over')],
  ['to', pairs('close=about')],
]);

/** The bound that comes right before an amount. */
export function boundBefore(scan: Scan, at: number): Bound | null {
  const sign = tokenAt(scan, at - 1);
  const place = sign.key === '.' || sign.key === 'a' || sign.key === 'an' ? at - 2 : at - 1;
  const { key } = tokenAt(scan, place);
  return words.get(key) ?? before.get(key)?.get(tokenAt(scan, place - 1).key) ?? null;
}

/** How far from the bound a fact may lie and still be what is meant: nobody says `over 10` of 100. */
const reach = { under: [0.8, 1], over: [1, 1.25], about: [0.95, 1.05] } as const;

/** Whether a value keeps a bound. */
export function keepsBound(bound: Bound, named: number, value: number): boolean {
  const [low, high] = reach[bound];
  return named > 0 && value >= named * low && value <= named * high;
}
