import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type NewPage, pageFiles, pageLine, routeEntry, routeId, titleOf } from './pageTemplate';
import { remoteFiles, remoteLine } from './remoteTemplate';

const REMOTES_FILE = 'shared-contracts/src/build-kit/testing/projectRemotes.ts';

/**
 * Adds a page to a remote: route, loader, test, an entry in the exposed routes, a line in the page
 * table, one in the README's ownership table and one in the package's README.
 * @returns the written files
 * @throws Error if the remote does not exist or the page exists already
 */
export async function createPage(root: string, page: NewPage): Promise<string[]> {
  const { remote, slug } = page;
  const folder = join(root, remote);
  if (!existsSync(join(folder, 'pages.ts'))) {
    throw new Error(`There is no remote ${remote}: npm run new -- remote ${remote} creates it.`);
  }
  const written = await writeNew(join(folder, 'src/routes'), pageFiles(page), slug);
  const table = join(folder, 'pages.ts');
  await insertBefore(table, '];\n', pageLine(page));
  const routes = join(folder, 'src/exposes/routes.ts');
  await insertBefore(routes, ']);\n', routeEntry(page));
  const readme = await addToPackageReadme(folder, page);
  return [...written, table, routes, readme, await addToReadme(root, page)];
}

/**
 * Creates a remote with one page of the same name, its line in the register of remotes and its rows
 * in the README.
 * @returns the written files
 * @throws Error if the folder exists
 */
export async function createRemote(root: string, page: NewPage): Promise<string[]> {
  const folder = join(root, page.remote);
  if (existsSync(folder)) throw new Error(`${page.remote}/ is there already.`);
  const written = await writeNew(folder, remoteFiles(page), page.remote);
  const register = join(root, REMOTES_FILE);
  const lines = (await readFile(register, 'utf8')).trimEnd().split('\n');
  const [comment = '', ...exports] = lines;
  exports.push(remoteLine(page.remote).trimEnd());
  await writeFile(register, `${[comment, ...exports.sort()].join('\n')}\n`);
  return [...written, register, await addToReadme(root, page)];
}

/** Adds a page to its owner's row in the README's tables. If the remote is new, adds its rows. */
async function addToReadme(root: string, { remote, slug }: NewPage): Promise<string> {
  const file = join(root, 'README.md');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const place = lines.findIndex((line) => line.startsWith(`| ${remote} | `));
  if (place >= 0) {
    lines[place] = lines[place]?.replace(/^(\| [^|]+ \| [^|]+) \|/, `$1, \`/${slug}\` |`) ?? '';
  } else {
    insertAfterLast(
      lines,
      '| [`mf-',
      `| [\`${remote}/\`](${remote}/README.md) | ${titleOf(slug)} |`,
    );
    insertAfterLast(lines, '| mf-', `| ${remote} | \`/${slug}\` | | | |`);
  }
  await writeFile(file, lines.join('\n'));
  return file;
}

/** Adds a row to the first table of a package's README, which lists its pages. */
async function addToPackageReadme(folder: string, page: NewPage): Promise<string> {
  const file = join(folder, 'README.md');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const head = lines.findIndex((line) => line.startsWith('| URL |'));
  if (head < 0) throw new Error(`${file} has no table of pages that begins with "| URL |".`);
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  const columns = (lines[head]?.split(' | ').length ?? 3) - 3;
  const cells = [
    `\`/${page.slug}\``,
    titleOf(page.slug),
    ...Array(columns).fill(''),
    `\`${routeId(page)}\``,
  ];
  lines.splice(end, 0, `| ${cells.join(' | ')} |`);
  await writeFile(file, lines.join('\n'));
  return file;
}

function insertAfterLast(lines: string[], beginning: string, line: string): void {
  lines.splice(lines.findLastIndex((each) => each.startsWith(beginning)) + 1, 0, line);
}

/** @throws Error if one of the files exists */
export async function writeNew(
  folder: string,
  files: Record<string, string>,
  subject: string,
): Promise<string[]> {
  const paths = Object.keys(files).map((name) => join(folder, name));
  const taken = paths.find((path) => existsSync(path));
  if (taken) throw new Error(`${subject} is there already: ${taken}`);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return paths;
}

/** @throws Error that names the file if it does not contain the line */
async function insertBefore(file: string, mark: string, text: string): Promise<void> {
  const content = await readFile(file, 'utf8');
  const place = content.indexOf(`\n${mark}`);
  if (place < 0) throw new Error(`${file} has no line "${mark.trim()}" to insert before.`);
  await writeFile(file, `${content.slice(0, place + 1)}${text}${content.slice(place + 1)}`);
}
