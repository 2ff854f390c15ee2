// What moves a screen by itself waits while a pointer is down: a button that moved away between press and release is not clicked.

let isDown = false;
const waiting = new Set<() => void>();

function press(): void {
  isDown = true;
}
function release(): void {
  isDown = false;
  // What the release does comes first.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
}
window.addEventListener('pointerdown', press, { capture: true, passive: true });
window.addEventListener('pointerup', release, { capture: true, passive: true });
window.addEventListener('pointercancel', release, { capture: true, passive: true });
// A window left with the pointer down does not get its release.
window.addEventListener('blur', release);

/** Runs at once, or as soon as no pointer is down. */
export function whenReleased(run: () => void): void {
  if (isDown) waiting.add(run);
  else run();
}
