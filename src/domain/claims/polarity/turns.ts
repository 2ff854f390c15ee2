// Whether what a place of a text names is denied, shunned or in question there, by the words around it: `protects from frost`, `steer clear of bleach`.
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Before a thing they deny it or turn it away. */
const turning = words(
  'spare spares no not never nobody nor neither none nothing without cannot lacks lacking minus zero hardly barely avoid avoids avoiding skip skips forget goodbye instead rather than unlike except free replaces replacing if whether unless ' +
    'against resist resists resisting resistant prevent prevents preventing protect protects protecting protection stop stops stopping end ends ending eliminate eliminates eliminating remove removes removing reduce reduces reducing ' +
    'minimize minimizes fight fights fighting repel repels repelling block blocks blocking beat beats refuse refuses forbid forbids forbidden prohibits ban bans rule rules exclude excludes excluding away off out clear ' +
    'separately before until harm harms damage damages ruin ruins spoil spoils rid lose alternative leave leaves leaving left others other ordinary conventional traditional own',
);
/** Behind a thing they do the same: `bleach is off limits`, `pets stay outside`. */
const turningBehind = words(
  'no not never none cannot free less proof resistant separately forbidden prohibited unsuitable unsafe harms damages ruins spoils outside elsewhere off out limits away excluded banned avoided left home behind yours',
);
const isNegator = (key: string) =>
  /^(?:no|not|never|nor|neither|none|nobody|nothing|without|cannot|zero|hardly)$/.test(key) || /n't$/.test(key);

/** `Batteries: no`, as a table says it: of the colon. */
const isAnsweredNo = (scan: Scan, at: number) =>
  tokenAt(scan, at).key === ':' && /^(?:no|none|not|false)$/.test(tokenAt(scan, at + 1).key);

const reach = 10;

/** Whether the words around a place deny what it names. A sentence that asks says nothing, so it counts as one that denies. */
export function deniedAt(scan: Scan, at: number): boolean {
  const { sentence, clause } = tokenAt(scan, at);
  // `has to be tuned`: it is not.
  if (tokenAt(scan, at - 1).key === 'be' && tokenAt(scan, at - 2).key === 'to') return true;
  for (let place = at - 1; place >= at - reach && tokenAt(scan, place).sentence === sentence; place -= 1) {
    const { key } = tokenAt(scan, place);
    if (isNegator(key) || turning.has(key)) return true;
  }
  for (let place = at + 1; place <= at + reach && tokenAt(scan, place).sentence === sentence; place += 1) {
    const { key, clause: own } = tokenAt(scan, place);
    if (key === '?') return true;
    if (isAnsweredNo(scan, place)) return true;
    if (own !== clause) continue;
    if (isNegator(key) || turningBehind.has(key)) return true;
  }
  return false;
}
