import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPage, createRemote } from './createFiles';

const REPOSITORY = resolve(__dirname, '../../..');
const REGISTER = 'shared-contracts/src/contracts/pages/remotes.ts';

describe('npm run new', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-'));
    for (const file of [REGISTER, 'mf-content/pages.ts', 'mf-content/src/exposes/routes.ts']) {
      await cp(join(REPOSITORY, file), join(root, file));
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  const read = (file: string) => readFile(join(root, file), 'utf8');

  it('adds a page with its route, its line of the page table and a test', async () => {
    await createPage(root, { remote: 'mf-content', slug: 'gift-cards' });
    expect(await read('mf-content/pages.ts')).toContain("path: '/gift-cards'");
    const routes = await read('mf-content/src/exposes/routes.ts');
    expect(routes).toContain('webpackChunkName: "content-gift-cards"');
    expect(routes.match(/defineRoutes\(pages/g)).toHaveLength(1);
    expect(await read('mf-content/src/routes/gift-cards.tsx')).toContain('Gift cards');
    expect(await read('mf-content/src/routes/gift-cards.test.tsx')).toContain('/gift-cards');
  });

  it('makes a remote at the cost of its own folder and one line elsewhere', async () => {
    const before = (await read(REGISTER)).split('\n');
    const files = await createRemote(root, { remote: 'mf-loyalty', slug: 'loyalty' });
    const elsewhere = files.filter((file) => !file.startsWith(join(root, 'mf-loyalty')));
    expect(elsewhere).toEqual([join(root, REGISTER)]);
    const after = (await read(REGISTER)).split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "export { pages as mf_loyalty } from '../../../../mf-loyalty/pages';",
    ]);
  });

  it('refuses a remote or a page that exists, and a page of a remote that does not', async () => {
    await createRemote(root, { remote: 'mf-loyalty', slug: 'loyalty' });
    const again = { remote: 'mf-loyalty', slug: 'loyalty' };
    await expect(createRemote(root, again)).rejects.toThrow('is there already');
    await expect(createPage(root, again)).rejects.toThrow('is there already');
    const nowhere = { remote: 'mf-nowhere', slug: 'page' };
    await expect(createPage(root, nowhere)).rejects.toThrow('npm run new -- remote mf-nowhere');
  });
});
