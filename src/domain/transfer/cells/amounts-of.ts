// The amounts a written figure may stand for.

/** What a figure may say: of `1.299` nobody knows whether the point parts thousands. */
export function amountsOf(figure: string): number[] {
  const digits = figure.replace(/[\s'’]/g, '').replace(/[.,]$/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = Number(digits.replace(/[.,]/g, ''));
  if (last < 0) return [whole];
  const decimal = Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
  const marks = digits.match(/[.,]/g) ?? [];
  if (marks.length > 1 && new Set(marks).size === 1) return [whole];
  const mayBeThousands = marks.length === 1 && digits.length - last === 4 && /^[1-9]/.test(digits);
  return mayBeThousands ? [decimal, whole] : [decimal];
}
