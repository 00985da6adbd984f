/** Ends the running task: the browser may paint, or answer a touch, before the rest runs. */
export function yieldToBrowser(): Promise<void> {
  // Not in Safari; what it has instead of a place at the front of the queue is a place in it.
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
