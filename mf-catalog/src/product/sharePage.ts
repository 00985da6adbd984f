import { toast } from '@marketplace/contracts/notices';

interface Words {
  copied: string;
  refused: string;
}

/**
 * Shares the page's URL through the device's share menu. If there is no menu, or if the menu fails,
 * copies the URL and says so. If copying fails, shows `refused`. If the shopper cancels the menu,
 * says nothing.
 */
export async function sharePage(title: string, { copied, refused }: Words): Promise<void> {
  const { href: url } = location;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied);
  } catch {
    // Pages without https have no clipboard, and some browsers deny access.
    toast.info(refused);
  }
}
