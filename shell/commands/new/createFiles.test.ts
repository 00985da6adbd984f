import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readStories } from '@marketplace/contracts/stories/readStories';
import { folderSizes } from '../checks/sourceFiles';
import { createPage, createRemote } from './createFiles';

const REPOSITORY = resolve(__dirname, '../../..');
const REGISTER = 'shared-contracts/src/build-kit/testing/projectRemotes.ts';

const COPIED = [
  REGISTER,
  'README.md',
  'package.json',
  ...['shared-contracts', 'shared-contracts/reference-api', 'shell', 'mf-content'].map(
    (folder) => `${folder}/package.json`,
  ),
  ...['mf-content', 'mf-catalog'].flatMap((remote) => [
    `${remote}/README.md`,
    `${remote}/pages.ts`,
    `${remote}/src/exposes/routes.ts`,
  ]),
];

/** The stories of a remote, as the gallery of the harness lists them. */
const storiesOf = (remote: string, root: string) =>
  readStories([remote], root).map(({ id, page, error }) => ({ id, page, ...(error && { error }) }));

describe('npm run new', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-'));
    for (const file of COPIED) {
      await cp(join(REPOSITORY, file), join(root, file));
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  const read = (file: string) => readFile(join(root, file), 'utf8');

  it('adds a page with its route, its line in the page table and a test', async () => {
    await createPage(root, { remote: 'mf-content', slug: 'imaginary-cards' });
    expect(await read('mf-content/pages.ts')).toContain("path: '/imaginary-cards'");
    const routes = await read('mf-content/src/exposes/routes.ts');
    expect(routes).toContain('webpackChunkName: "content-imaginary-cards"');
    expect(routes.match(/defineRoutes\(pages/g)).toHaveLength(1);
    expect(await read('mf-content/src/routes/imaginary-cards.tsx')).toContain('Imaginary cards');
    expect(await read('mf-content/README.md')).toContain(
      '| `/imaginary-cards` | Imaginary cards | `content-imaginary-cards` |',
    );
    expect(await read('mf-content/src/routes/imaginary-cards.test.tsx')).toContain(
      '/imaginary-cards',
    );
  });

  it('adds a page to the page table even if a list of query keys precedes the table', async () => {
    await createPage(root, { remote: 'mf-catalog', slug: 'imaginary-cards' });
    const pages = await read('mf-catalog/pages.ts');
    expect(pages.slice(pages.lastIndexOf('= ['))).toContain("path: '/imaginary-cards'");
  });

  it('creates a remote, and changes nothing else except the README and one line of the register', async () => {
    const before = (await read(REGISTER)).split('\n');
    const ownerEmail = 'imaginary@shop.example';
    const files = await createRemote(root, {
      remote: 'mf-imaginary',
      slug: 'imaginary',
      ownerEmail,
    });
    expect(await read('mf-imaginary/package.json')).toContain(ownerEmail);
    expect(await read('mf-imaginary/manifest.ts')).toContain("name: 'mf_imaginary'");
    const elsewhere = files.filter((file) => !file.startsWith('mf-imaginary/'));
    expect(elsewhere).toEqual([REGISTER, 'README.md']);
    const after = (await read(REGISTER)).split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "export { pages as mf_imaginary } from '../../../../mf-imaginary/pages';",
    ]);
  });

  it("adds a remote and its pages to the README's tables", async () => {
    await createRemote(root, { remote: 'mf-imaginary', slug: 'imaginary' });
    await createPage(root, { remote: 'mf-imaginary', slug: 'points' });
    await createPage(root, { remote: 'mf-content', slug: 'imaginary-page' });
    const lines = (await read('README.md')).split('\n');
    expect(lines).toContain('| [`mf-imaginary/`](mf-imaginary/README.md) | Imaginary |');
    expect(lines).toContain('| mf-imaginary | `/imaginary`, `/points` | | | |');
    expect(lines.find((line) => line.startsWith('| mf-content |'))).toContain(
      ', `/imaginary-page` |',
    );
  });

  it('creates stories that the gallery can read, also for pages that are added later', async () => {
    await createRemote(root, { remote: 'mf-imaginary', slug: 'imaginary' });
    await createPage(root, { remote: 'mf-imaginary', slug: 'gift-cards-2' });
    await createPage(root, { remote: 'mf-content', slug: 'imaginary-page' });
    const storiesOfPage = (remote: string, name: string, path: string) => [
      { id: `${remote}/routes/pages/${name}`, page: { path } },
      { id: `${remote}/routes/pages/${name}InBangla`, page: { path, language: 'bn' } },
    ];
    expect(storiesOf('mf-imaginary', root)).toEqual([
      ...storiesOfPage('mf-imaginary', 'GiftCards2', '/gift-cards-2'),
      ...storiesOfPage('mf-imaginary', 'Imaginary', '/imaginary'),
    ]);
    // The copied folder has no stories, like a remote whose team has deleted its stories.
    expect(storiesOf('mf-content', root)).toEqual(
      storiesOfPage('mf-content', 'ImaginaryPage', '/imaginary-page'),
    );
  });

  it('adds the stories of a new page to the existing stories of a remote', async () => {
    const file = 'mf-content/src/routes/pages.story.tsx';
    await cp(join(REPOSITORY, file), join(root, file));
    const before = storiesOf('mf-content', root);
    await createPage(root, { remote: 'mf-content', slug: 'further' });
    const added = storiesOf('mf-content', root).filter(
      ({ id }) => !before.some((each) => each.id === id),
    );
    expect(before.length).toBeGreaterThan(0);
    expect(added.map(({ page }) => page)).toEqual([
      { path: '/further' },
      { path: '/further', language: 'bn' },
    ]);
    expect(storiesOf('mf-content', root)).toHaveLength(before.length + 2);
  });

  it('creates only folders with enough source files for the check of folder sizes', async () => {
    await createRemote(root, { remote: 'mf-imaginary', slug: 'imaginary' });
    const tree = { root, packages: ['mf-imaginary'] };
    expect(await folderSizes.find(tree)).toEqual([]);
    expect(await readdir(join(root, 'mf-imaginary/src'))).toContain('exposes');
  });

  it('throws for an existing remote or page, and for a page of a missing remote', async () => {
    await createRemote(root, { remote: 'mf-imaginary', slug: 'imaginary' });
    const again = { remote: 'mf-imaginary', slug: 'imaginary' };
    await expect(createRemote(root, again)).rejects.toThrow('is there already');
    await expect(createPage(root, again)).rejects.toThrow('is there already');
    const nowhere = { remote: 'mf-nowhere', slug: 'page' };
    await expect(createPage(root, nowhere)).rejects.toThrow('npm run new -- remote mf-nowhere');
  });

  it('writes nothing if a file of the package cannot be changed', async () => {
    await rm(join(root, 'mf-content/README.md'));
    await expect(createPage(root, { remote: 'mf-content', slug: 'cards' })).rejects.toThrow();
    expect(await readdir(join(root, 'mf-content/src'))).toEqual(['exposes']);
    expect(await read('mf-content/pages.ts')).not.toContain('/cards');
  });
});
