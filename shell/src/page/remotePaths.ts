import {
  isPrefetchablePath,
  type PageTable,
  prefixesOf,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import type { RemoteAddresses, RemotePaths } from './PageData';

/** The paths of a remote that the document tells the browser. */
export function pathsOf(pages: PageTable, remote: RemoteName): RemotePaths {
  const prefixes = prefixesOf(pages, remote);
  const isShared = (prefix: string) => isPrefetchablePath(pages, `/${prefix}`);
  return {
    shared: prefixes.filter(isShared),
    own: prefixes.filter((prefix) => !isShared(prefix)),
  };
}

/** The pages of all remotes, as far as a browser has to know them. */
export function pagesInBrowser(remotes: RemoteAddresses): PageTable {
  return Object.entries(remotes).flatMap(([owner, { paths }]) => {
    const page = (isPrefetchable: boolean) => (segment: string) => ({
      path: `/${segment}`,
      owner,
      segment,
      isPrefetchable,
    });
    return [...paths.shared.map(page(true)), ...paths.own.map(page(false))];
  });
}
