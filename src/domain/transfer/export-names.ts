// The names of the files of an export.

/** What `{date}`, `{retailer}` and `{profile}` stand for. */
type NameValues = { date: string; retailer: string; profile: string };

const longest = 120;

/** A name that every file system takes, without its end. */
export function fileStem(template: string, { date, retailer, profile }: NameValues): string {
  const filled = template
    .replaceAll('{date}', date)
    .replaceAll('{retailer}', retailer)
    .replaceAll('{profile}', profile);
  const plain = filled
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '-')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? 'export' : plain;
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
