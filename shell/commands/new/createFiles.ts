import { join } from 'node:path';
import { addRow, insertAfterLast, insertBefore } from './edits';
import { FileChanges } from './FileChanges';
import {
  type NewPage,
  newStories,
  pageFiles,
  pageLine,
  pageStories,
  routeEntry,
  routeId,
  STORIES_FILE,
  titleOf,
} from './pageTemplate';
import { remoteFiles, remoteLine } from './remoteTemplate';

const REMOTES_FILE = 'shared-contracts/src/build-kit/testing/projectRemotes.ts';

/**
 * Adds a page to a remote: route, loader, test, stories, an entry in the exposed routes, a line in
 * the page table, one in the README's ownership table and one in the package's README.
 * @returns the written files
 * @throws Error if the remote does not exist or the page exists already
 */
export async function createPage(root: string, page: NewPage): Promise<string[]> {
  const { remote } = page;
  const changes = new FileChanges(root);
  if (!changes.has(join(remote, 'pages.ts'))) {
    throw new Error(`There is no remote ${remote}: npm run new -- remote ${remote} creates it.`);
  }
  changes.createAll(join(remote, 'src/routes'), pageFiles(page));
  const stories = join(remote, 'src/routes', STORIES_FILE);
  if (changes.has(stories)) await changes.edit(stories, (text) => text + pageStories(page));
  else changes.create(stories, newStories(page));
  await changes.edit(join(remote, 'pages.ts'), (text) => insertBefore(text, '];', pageLine(page)));
  await changes.edit(join(remote, 'src/exposes/routes.ts'), (text) =>
    insertBefore(text, ']);', routeEntry(page)),
  );
  await changes.edit(join(remote, 'README.md'), (text) => addToPackageReadme(text, page));
  await changes.edit('README.md', (text) => addToReadme(text, page));
  return changes.save();
}

/**
 * Creates a remote with one page of the same name, its line in the register of remotes and its rows
 * in the README.
 * @returns the written files
 * @throws Error if the folder exists
 */
export async function createRemote(root: string, page: NewPage): Promise<string[]> {
  const changes = new FileChanges(root);
  if (changes.has(page.remote)) {
    throw new Error(`${page.remote} is there already: choose another name.`);
  }
  changes.createAll(page.remote, remoteFiles(page));
  await changes.edit(REMOTES_FILE, (text) => {
    const [comment = '', ...lines] = text.trimEnd().split('\n');
    const sorted = [...lines, remoteLine(page.remote).trimEnd()].sort();
    return `${[comment, ...sorted].join('\n')}\n`;
  });
  await changes.edit('README.md', (text) => addToReadme(text, page));
  return changes.save();
}

/** Adds a page to its owner's row in the README's tables. If the remote is new, adds its rows. */
function addToReadme(readme: string, { remote, slug }: NewPage): string {
  const row = new RegExp(`^(\\| ${remote} \\| [^|]+) \\|`, 'm');
  if (row.test(readme)) return readme.replace(row, `$1, \`/${slug}\` |`);
  const folder = `| [\`${remote}/\`](${remote}/README.md) | ${titleOf(slug)} |`;
  const mapped = insertAfterLast(readme, '| [`mf-', folder);
  return insertAfterLast(mapped, '| mf-', `| ${remote} | \`/${slug}\` | | | |`);
}

/** Adds a row to the first table of a package's README, which lists its pages. */
function addToPackageReadme(readme: string, page: NewPage): string {
  const head = /^\| URL \|.*$/m.exec(readme)?.[0] ?? '';
  const columns = Math.max(head.split(' | ').length - 3, 0);
  return addRow(readme, '| URL |', [
    `\`/${page.slug}\``,
    titleOf(page.slug),
    ...Array(columns).fill(''),
    `\`${routeId(page)}\``,
  ]);
}
