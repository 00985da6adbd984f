/** A share that the shopper cancelled counts as `shared`: it needs no message. */
type ShareResult = 'shared' | 'copied' | 'refused';

/** Hands an address to the device: its share menu where it has one, else the clipboard. */
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
    // Plain http has no clipboard, and some browsers ask first.
    return 'refused';
  }
}
