// The keys of the page: J and K go on and back, Y, N and C answer the part that is active.

export type PageKeys = {
  step: (by: 1 | -1) => void;
  yes: () => void;
  no: () => void;
  change: () => void;
};

/** Listens until the function it returns is called. `isOff`: nothing listens any more. */
export function listenForKeys(keys: PageKeys, isOff: () => boolean): () => void {
  const commands: Readonly<Record<string, () => void>> = {
    j: () => keys.step(1),
    k: () => keys.step(-1),
    y: keys.yes,
    n: keys.no,
    c: keys.change,
  };
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(event.target.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping || isOff()) return;
    const command = commands[event.key.toLowerCase()];
    if (!command) return;
    command();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
