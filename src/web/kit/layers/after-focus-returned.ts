/** A closing menu, panel or dialog gives the focus back a moment later; what opens or moves on from there waits for that. */
export function afterFocusReturned(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
