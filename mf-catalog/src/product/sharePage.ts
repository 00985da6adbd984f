/** A share that the shopper cancels counts as `shared`, because it needs no message. */
type ShareResult = 'shared' | 'copied' | 'refused';

/** Shares a URL by the device's share menu, or copies it to the clipboard if there is no menu. */
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
