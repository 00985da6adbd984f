/** Where an entry of a menu leads: a page of the storefront, or another site. */
export type MenuTarget = { kind: 'page'; path: string } | { kind: 'site'; url: string };

const OWN_ORIGIN = 'https://storefront.invalid';

/**
 * Reads a menu entry's `url`. Menus are edited by people, so anything that is neither a path of our
 * own nor https (`javascript:`, `//elsewhere`, `data:`) leads nowhere.
 */
export function menuTarget(url: string): MenuTarget | undefined {
  if (url === '' || !URL.canParse(url, OWN_ORIGIN)) return undefined;
  const { origin, protocol, pathname, search, hash, href } = new URL(url, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) {
    // A path that starts with two slashes would name another host when it is read again.
    const isPath = url.startsWith('/') && !pathname.startsWith('//');
    return isPath ? { kind: 'page', path: pathname + search + hash } : undefined;
  }
  return protocol === 'https:' ? { kind: 'site', url: href } : undefined;
}
