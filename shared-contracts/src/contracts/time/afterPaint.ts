/**
 * Runs a callback once the next frame is painted: what a press has changed is then to be seen, however
 * long the callback takes. @returns cancel
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Frame callbacks run before the frame is painted, a task that they queue runs after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
