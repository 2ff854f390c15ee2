// What is said of texts that came damaged and that cleaning could not repair.
const brokenReference = /&(?:[a-z][a-z\d]{1,15}|#x?[\da-f]{1,6});/i;

/** Lost characters, references to nothing and, in a title, tags: what each is, and where the text shows it. */
export function findDamage(text: string, isTitle: boolean): { reason: string; value: string }[] {
  const around = (at: number) => text.slice(Math.max(0, at - 30));
  const reference = brokenReference.exec(text);
  const lost = text.indexOf('\ufffd');
  return [
    ...(lost < 0
      ? []
      : [{ reason: 'A character was lost before this file was created. It shows as �.', value: around(lost) }]),
    ...(reference
      ? [{ reason: `A character code is broken. It shows as ${reference[0]}.`, value: around(reference.index) }]
      : []),
    ...(isTitle && /<\/?[a-z]/i.test(text)
      ? [{ reason: 'The title contains HTML markup.', value: around(text.indexOf('<')) }]
      : []),
  ];
}
