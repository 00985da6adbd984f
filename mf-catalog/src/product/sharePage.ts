/** `shared` also where the shopper thought better of it: there is nothing more to say then. */
type Told = 'shared' | 'copied' | 'refused';

/** Hands an address to the device: its share menu where it has one, else the clipboard. */
export async function sharePage(page: { title: string; url: string }): Promise<Told> {
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
