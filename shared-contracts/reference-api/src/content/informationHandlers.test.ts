import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import { changePage, parseChange } from '../cli/informationPage';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const TEXT = `---
title: About the market
description: Who we are.
updated: 2026-11-20
---

Since 2024. <script>alert(1)</script>

## Reach us {#reach-us}

[Write](mailto:a@b.example) <img src=x onerror=alert(1)> or [click](javascript:alert(1)).
`;

describe('information pages', () => {
  const market = serveMarket(openPostgres);
  let folder = '';
  const list = (query = {}) => callApi(listInformationPages, { query });
  const write = async (text: string) => {
    const file = join(folder, 'text.md');
    await writeFile(file, text);
    return file;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(clearApiCache);

  it('are not listed if the market has written none', async () => {
    expect(await list()).toEqual({ items: [] });
  });

  it('can be written in one language only, and contain no scripts', async () => {
    const file = await write(TEXT);
    await changePage(market.db, { slug: 'about-us', language: 'bn', file });
    const { items } = await list({ slug: 'about-us', language: 'bn' });
    expect(items).toMatchObject([
      {
        slug: 'about-us',
        language: 'bn',
        title: 'About the market',
        updatedAt: '2026-11-20T00:00:00.000Z',
        sections: [{ id: 'reach-us', title: 'Reach us' }],
      },
    ]);
    expect(JSON.stringify(items)).toContain('mailto:a@b.example');
    expect(JSON.stringify(items)).not.toMatch(/<script|onerror|javascript:/);
    clearApiCache();
    expect(await list({ language: 'en' })).toEqual({ items: [] });
    expect(await list({ slug: 'contact' })).toEqual({ items: [] });
  });

  it('can be replaced by new texts, and removed', async () => {
    const slug = 'contact';
    const file = await write(TEXT);
    await changePage(market.db, { slug, language: 'en', file });
    await write(TEXT.replace('About the market', 'Write to us'));
    await changePage(market.db, { slug, language: 'en', file });
    expect((await list({ slug })).items).toMatchObject([{ title: 'Write to us' }]);
    await changePage(market.db, { slug, language: 'en' });
    clearApiCache();
    expect((await list({ slug })).items).toEqual([]);
  });

  it('do not change if the given file is invalid or missing', async () => {
    const change = {
      slug: 'about-us',
      language: 'fr',
      file: await write('No front matter'),
    } as const;
    await expect(changePage(market.db, change)).rejects.toThrow('must begin with a line of "---"');
    const missing = { ...change, file: join(folder, 'none.md') };
    await expect(changePage(market.db, missing)).rejects.toThrow('There is no file');
    expect((await list({ language: 'fr' })).items).toEqual([]);
  });

  it.each([{ slug: 'imprint' }, { language: 'de' }])(
    'cannot be listed with the invalid query %j',
    async (query) => {
      await expect(list(query)).rejects.toMatchObject({ status: 400 });
    },
  );
});

it.each([
  [[]],
  [['about-us']],
  [['about-us', '--language', 'bn']],
  [['about-us', '--language', 'de', '--file', 'a.md']],
  [['about-us', '--language', 'bn', '--file', 'a.md', '--remove']],
  [['imprint', '--language', 'bn', '--file', 'a.md']],
  [['about-us', 'contact', '--language', 'bn', '--remove']],
])('the command page fails with its usage for %j', (args) => {
  expect(() => parseChange(args)).toThrow('Use: page <address>');
});

it('the command page reads a page, a language and a file from its arguments', () => {
  expect(parseChange(['contact', '--language', 'fr', '--file', 'a.md'])).toEqual({
    slug: 'contact',
    language: 'fr',
    file: 'a.md',
  });
  expect(parseChange(['contact', '--language', 'fr', '--remove'])).toEqual({
    slug: 'contact',
    language: 'fr',
  });
});
