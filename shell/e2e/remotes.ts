import { PAGES, REMOTES, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { type BrowserContext, expect } from '@playwright/test';

/** A page of a remote that a signed-in customer can open: its first with a fixed path, but for home. */
export function pathOf(remote: RemoteName): string {
  const page = PAGES.find(
    ({ owner, path }) => owner === remote && path !== '/' && !path.includes(':'),
  );
  if (!page) throw new Error(`${remote} has no page with a fixed path.`);
  return page.path;
}

/** A page that must not care what happens to `remote`. */
export const pathWithout = (remote: RemoteName): string =>
  pathOf(remote === 'mf_content' ? 'mf_catalog' : 'mf_content');

/** The heading of the page of a remote that works. */
export async function readHeading({ request }: BrowserContext, remote: RemoteName) {
  const html = await (await request.get(`${stack.origin}${pathOf(remote)}`)).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  expect(heading, `heading of ${pathOf(remote)}`).not.toBe('');
  return heading.replace(/<[^>]*>/g, '');
}

/** Headings of the pages of all remotes, which work. */
export async function readHeadings(context: BrowserContext): Promise<Record<RemoteName, string>> {
  const headings = REMOTES.map(async (remote) => [remote, await readHeading(context, remote)]);
  return Object.fromEntries(await Promise.all(headings)); // one for each remote
}

/**
 * Pairs for journeys that break a remote in some way, as amounts of work: every pair in the soak; in
 * the gate each fault and each remote once or twice, since what a fault does depends on no remote.
 */
export function pairRemotesWith<Fault>(faults: readonly Fault[]) {
  const all = REMOTES.flatMap((remote) =>
    faults.map((fault): [RemoteName, Fault] => [remote, fault]),
  );
  const few = all.filter(
    ([remote, fault]) =>
      faults.indexOf(fault) % REMOTES.length === REMOTES.indexOf(remote) % faults.length,
  );
  return { gate: few, soak: all };
}
