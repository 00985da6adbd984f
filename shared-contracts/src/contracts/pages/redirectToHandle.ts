import { redirect } from '@marketplace/contracts/router';
import { oneLine } from '../api/typedText';

interface Opened {
  /** The handle in the URL. */
  slug: string | undefined;
  /** The handle that the API returned. */
  handle: string;
  /** Path of the page, with the API's handle. */
  path: string;
}

/**
 * Redirects from a URL whose handle has capitals or invisible characters, e.g. `/product/Rui-Fish`,
 * to the page's own URL. Any other difference is ignored, because the API may know several handles
 * for one thing.
 * @throws Response 301
 */
export function redirectToHandle(request: Request, { slug = '', handle, path }: Opened): void {
  if (slug === handle || oneLine(slug).toLowerCase() !== handle) return;
  throw redirect(path + new URL(request.url).search, 301);
}
