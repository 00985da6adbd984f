import { PROJECT_PAGES, PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import type { PageData, RemoteAddresses } from '../page/PageData';
import { addressesInBrowser, pathsOf } from '../page/remotesInPage';

/** The remotes, as the document of a test names them. */
export const remotesInPage = (version = '1'): PageData['remotes'] =>
  Object.fromEntries(
    PROJECT_REMOTES.map((name) => [
      name,
      { version, integrity: '', ...pathsOf(PROJECT_PAGES, name) },
    ]),
  );

/**
 * The addresses of all remotes in a test.
 * @param entry URL of the container, the same for all remotes
 */
export const remoteAddresses = (entry?: string): RemoteAddresses =>
  Object.fromEntries(
    Object.entries(addressesInBrowser(remotesInPage())).map(([name, address]) => [
      name,
      { ...address, ...(entry !== undefined && { entry }) },
    ]),
  );
