/** A share that the shopper cancels counts as `shared`, because it needs no message. */
type ShareResult = 'shared' | 'copied' | 'refused';

/** Shares an address by the device's share menu, or by the clipboard if there is none. */
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
    // Plain http has no clipboard, and some browsers deny access.
    return 'refused';
  }
}
