import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { PROJECT_PAGES, PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import { type BrowserContext, expect } from '@playwright/test';

/**
 * Path of the remote's first page with a fixed path other than `/`. A signed-in customer can open
 * it.
 */
export function pathOf(remote: RemoteName): string {
  const page = PROJECT_PAGES.find(
    ({ owner, path }) => owner === remote && path !== '/' && !path.includes(':'),
  );
  if (!page) throw new Error(`${remote} has no page with a fixed path.`);
  return page.path;
}

/**
 * Tag for the title of a journey that opens one page: `@mf_content`, or `@shell` for a page of the
 * shell. `npm test -- mf-content` runs the shell's journeys with the tag of that remote.
 */
export const ownerTag = (path: string) =>
  `@${ownerOf(PROJECT_PAGES, path.replace(/\?.*/, '')) ?? 'shell'}`;

/** Path of a page that must work even while `remote` is broken. */
export const pathWithout = (remote: RemoteName): string =>
  pathOf(remote === 'mf_content' ? 'mf_catalog' : 'mf_content');

/** Reads the heading of the page at `pathOf(remote)` from the working shop. */
export async function readHeading({ request }: BrowserContext, remote: RemoteName) {
  const html = await (await request.get(`${stack.origin}${pathOf(remote)}`)).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  expect(heading, `heading of ${pathOf(remote)}`).not.toBe('');
  return heading.replace(/<[^>]*>/g, '');
}

export type Headings = Readonly<Record<RemoteName, string>>;

/** Reads one heading for each remote from the working shop. */
export async function readHeadings(context: BrowserContext): Promise<Headings> {
  const headings = PROJECT_REMOTES.map(async (remote) => [
    remote,
    await readHeading(context, remote),
  ]);
  return Object.fromEntries(await Promise.all(headings)); // contains a key for each remote
}

/**
 * Pairs remotes with faults. The soak gets every pair. No fault depends on the remote, so all other
 * runs get only a few pairs, in which every fault and every remote occurs.
 */
export function pairRemotesWith<Fault>(faults: readonly Fault[]) {
  const all = PROJECT_REMOTES.flatMap((remote) =>
    faults.map((fault): [RemoteName, Fault] => [remote, fault]),
  );
  const few = all.filter(
    ([remote, fault]) =>
      faults.indexOf(fault) % PROJECT_REMOTES.length ===
      PROJECT_REMOTES.indexOf(remote) % faults.length,
  );
  return { gate: few, soak: all };
}
