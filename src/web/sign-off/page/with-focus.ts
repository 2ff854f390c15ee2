// Keeps the focus where a part of the page is drawn again.

/** Draws again, and gives the focus back to what stands where it was. */
export function withFocus(root: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  const name = focused instanceof HTMLElement && root.contains(focused) ? focused.dataset.focus : undefined;
  draw();
  if (name !== undefined && document.activeElement !== focused)
    root.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
