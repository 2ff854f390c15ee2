// The names of the files of an export.

/** What `{date}`, `{retailer}` and `{profile}` stand for. */
type NameValues = { date: string; retailer: string; profile: string };

/** The first `{word}` of a template that nothing is filled in for; null where there is none. */
export const unknownValue = (template: string): string | null =>
  template.match(/\{[^{}]*\}/g)?.find((word) => !/^\{(?:date|retailer|profile)\}$/.test(word)) ?? null;

/** File systems take 255 bytes for a whole name; what is left is for numbers and its end. */
const longestBytes = 200;

/** The beginning of a text that is at most so long in UTF-8. */
function cutBytes(text: string, longest: number): string {
  let bytes = 0;
  let end = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > longest) break;
    end += sign.length;
  }
  return text.slice(0, end);
}

/** A name that file systems take, without its end. Nothing in it leads to another folder. */
export function fileStem(template: string, values: NameValues): string {
  // At once, so that a value is filled in as it is: `$&`, or `{date}` in the name of a profile.
  const filled = template.replaceAll(/\{(date|retailer|profile)\}/g, (_, name: keyof NameValues) => values[name]);
  const plain = filled
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '-')
    .replaceAll(/\s+/gu, ' ');
  const stem = cutBytes(plain, longestBytes).replaceAll(/^[. ]+|[. ]+$/g, '');
  return stem === '' ? 'export' : stem;
}

/** Gives each of some names, of which two may be the same but for upper and lower case, one of its own. */
export function createUnique(): (stem: string) => string {
  const taken = new Set<string>();
  return (stem) => {
    let name = stem;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}-${number}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
