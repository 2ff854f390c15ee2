// Lengths of time in words.

const units = [
  { name: 'd', ms: 86_400_000 },
  { name: 'h', ms: 3_600_000 },
  { name: 'min', ms: 60_000 },
  { name: 's', ms: 1_000 },
] as const;

/** The two largest units of a length in milliseconds: `1 d 4 h`, `12 min`, `0 s`. */
export function describeDuration(ms: number): string {
  const first = units.findIndex((unit) => ms >= unit.ms);
  if (first === -1) return '0 s';
  let left = ms;
  const parts = units.slice(first, first + 2).map(({ name, ms: size }) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { name, count };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(' ');
}
