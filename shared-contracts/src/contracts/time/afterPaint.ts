/**
 * Runs a callback after the next frame is painted, so that a slow callback does not delay the
 * visible reaction to a press.
 * @returns a function that cancels the callback
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Frame callbacks run before the paint. A task that such a callback queues runs after the paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
