// Measures of the other system: inches in a metric text, centimetres in an imperial one. They are marked, never converted.
import { readNumeral } from '#domain/claims/tokens/numerals.ts';
import { scanText, tokenAt } from '#domain/claims/tokens/tokens.ts';
import { readUnit } from '#domain/claims/tokens/units.ts';
import type { VoiceRules } from './voice.ts';
import type { VoiceMark } from './voice-marks.ts';

/** Names of units as `units.data.ts` has them; what both systems use, such as watts, is in neither. */
const systems: Record<NonNullable<VoiceRules['units']>, ReadonlySet<string>> = {
  metric: new Set(['mm', 'cm', 'm', 'km', 'micron', 'nm', 'sq m', 'ml', 'l', 'cl', 'mcg', 'mg', 'g', 'kg', '°C']),
  imperial: new Set(
    'in|ft|yd|mi|sq ft|sq in|sq yd|fl oz|cup|pt|qt|gal|tbsp|tsp|cu in|cu ft|oz|lb|°F|mph|psi'.split('|'),
  ),
};

export function findForeignUnits(text: string, wanted: VoiceRules['units']): VoiceMark[] {
  if (wanted === null) return [];
  const foreign = systems[wanted === 'metric' ? 'imperial' : 'metric'];
  const scan = scanText(text);
  const marks: VoiceMark[] = [];
  for (let at = 0; at < scan.tokens.length; ) {
    const numeral = readNumeral(scan, at);
    // `12-inch`
    const hyphen = numeral && tokenAt(scan, numeral.next);
    const unitAt = (numeral?.next ?? 0) + (hyphen?.key === '-' && hyphen.isGlued ? 1 : 0);
    const read = numeral && readUnit(scan, unitAt, numeral.value);
    const [first, last] = [scan.tokens[at], read && scan.tokens[read.next - 1]];
    if (read && first && last && foreign.has(read.unit.name)) {
      const message = `Use ${wanted} units here.`;
      marks.push({ start: first.start, end: last.end, kind: 'units', severity: 'warn', message });
    }
    at = Math.max(at + 1, read?.next ?? numeral?.next ?? 0);
  }
  return marks;
}
