// Sizes of files in words, and the largest one taken.

/** As the server holds it: 2 GB. */
const largestFile = 2_000_000_000;

const units = ['kB', 'MB', 'GB'] as const;

/** `812 B`, `9.5 MB`, `2 GB`: decimal units, as file managers and the limit use them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[power - 1]}`;
}

/** Why a file is refused before it is sent; null for one worth sending. */
export function refuseFile(file: { name: string; size: number }): string | null {
  if (file.size === 0) return `“${file.name}” is empty. Choose a file with products in it.`;
  if (file.size > largestFile) {
    return `“${file.name}” is ${formatBytes(file.size)}. The largest supported file is 2 GB. Split it and import the pieces one after another.`;
  }
  return null;
}
