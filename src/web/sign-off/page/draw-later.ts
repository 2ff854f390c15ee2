// Draws a task later, and not while a pointer is down: what is moved or replaced between press and release is not clicked. A tap presses and
// releases within one task, and a field that loses the focus to it saves in between.
import { whenReleased } from '#web/kit/when-released.ts';

/** Calls of the function it returns are one call of `draw`. */
export function drawLater(draw: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() =>
      whenReleased(() => {
        isWaiting = false;
        draw();
      }),
    );
  };
}
