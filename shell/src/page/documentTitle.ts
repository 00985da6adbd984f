import { msg } from '@lingui/core/macro';
import type { I18n } from '@marketplace/contracts/i18n';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';

const NOT_FOUND = msg`This page could not be found`;
const FAILED = msg`This part of the shop is not answering`;

/**
 * Both server and browser use this function, so that their titles are equal.
 * @returns the page's title followed by the brand, or the brand alone if the page has no title.
 * From status 400 on, the title names the failure.
 */
export function documentTitle(
  head: PageHead | undefined,
  status: number,
  i18n: I18n,
  brandName: string,
): string {
  const title = status >= 400 ? (status === 404 ? NOT_FOUND : FAILED) : head?.title;
  if (!title) return brandName;
  const text = typeof title === 'string' ? title : i18n._(title);
  return `${text} · ${brandName}`;
}
