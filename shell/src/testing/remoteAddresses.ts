import { PROJECT_PAGES, PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import type { RemoteAddress, RemoteAddresses } from '../page/PageData';
import { pathsOf } from '../page/remotePaths';

/** The address of each remote in a test, with the paths of its pages. */
export const remoteAddresses = (address: Partial<RemoteAddress> = {}): RemoteAddresses =>
  Object.fromEntries(
    PROJECT_REMOTES.map((name) => [
      name,
      { version: '1', entry: '', integrity: '', paths: pathsOf(PROJECT_PAGES, name), ...address },
    ]),
  );
