/** A text in pieces of at most so many characters, and at least two, parted between words where that is possible. Nothing but spaces between pieces is lost. */
export function cutText(text: string, limit: number): string[] {
  const most = Math.max(limit, 2);
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const space = rest.slice(0, most + 1).search(/\s\S*$/);
    const isPair = (rest.codePointAt(most - 1) ?? 0) > 0xffff;
    const end = space > 0 ? space : isPair ? most - 1 : most;
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
