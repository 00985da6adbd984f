import {
  isPrefetchablePath,
  type PageTable,
  prefixesOf,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import type { PageData, RemoteAddresses, RemoteInPage } from './PageData';

/** URL of a remote's container in the browser. */
export const entryOf = (remote: RemoteName, version: string) =>
  `/releases/${remote}/${version}/client/remoteEntry.js`;

/**
 * Returns the first path segments of a remote's pages, as the document lists them for the browser.
 */
export function pathsOf(
  pages: PageTable,
  remote: RemoteName,
): Pick<RemoteInPage, 'shared' | 'own'> {
  const prefixes = prefixesOf(pages, remote);
  const isShared = (prefix: string) => isPrefetchablePath(pages, `/${prefix}`);
  const shared = prefixes.filter(isShared);
  const own = prefixes.filter((prefix) => !isShared(prefix));
  return {
    ...(shared.length > 0 && { shared: shared.join(' ') }),
    ...(own.length > 0 && { own: own.join(' ') }),
  };
}

/**
 * Returns a page table from the data in the document. It has one entry for each first path segment.
 */
export function pagesInBrowser(remotes: PageData['remotes']): PageTable {
  return Object.entries(remotes).flatMap(([owner, { shared, own }]) => {
    const pagesOf = (segments: string | undefined, isPrefetchable: boolean) =>
      (segments?.split(' ') ?? []).map((segment) => ({
        path: `/${segment}`,
        owner,
        segment,
        isPrefetchable,
      }));
    return [...pagesOf(shared, true), ...pagesOf(own, false)];
  });
}

export const addressesInBrowser = (remotes: PageData['remotes']): RemoteAddresses =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { version, integrity }]) => [
      name,
      { version, integrity, entry: entryOf(name, version) },
    ]),
  );
