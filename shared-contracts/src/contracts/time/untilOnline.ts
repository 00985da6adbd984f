/**
 * Waits until the browser has a connection.
 * @param handleOffline called before the wait if the browser is offline
 */
export async function untilOnline(handleOffline: () => void): Promise<void> {
  // An unknown state counts as online, because a request then shows whether there is a connection.
  if (navigator.onLine !== false) return;
  const online = new Promise((resolve) =>
    window.addEventListener('online', resolve, { once: true }),
  );
  handleOffline();
  await online;
}
