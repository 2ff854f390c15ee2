// Target keywords as they are typed.

/** Keywords of a comma-separated text, trimmed, each once. */
export function readKeywords(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}
