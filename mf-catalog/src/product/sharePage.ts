/** `shared` includes a share that the shopper cancels, because no message is needed. */
type ShareResult = 'shared' | 'copied' | 'refused';

/**
 * Shares a URL through the device's share menu. Copies the URL if there is no menu, or if the menu
 * fails.
 */
export async function sharePage(page: { title: string; url: string }): Promise<ShareResult> {
  if (navigator.share) {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    // Pages without https have no clipboard, and some browsers deny access.
    return 'refused';
  }
}
