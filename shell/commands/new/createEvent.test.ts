import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createEvent } from './createEvent';
import { createRemote } from './createFiles';

const REPOSITORY = resolve(__dirname, '../../..');
const SCHEMAS = 'shared-contracts/src/contracts/events/eventSchemas.ts';
const EVENT_CONTRACTS = 'shared-contracts/docs/event-contracts.md';
const COPIED = [
  SCHEMAS,
  EVENT_CONTRACTS,
  'shared-contracts/src/build-kit/testing/projectRemotes.ts',
  'README.md',
  ...['mf-content', 'shell'].flatMap((name) => [
    `${name}/README.md`,
    `${name}/contracts.ts`,
    `${name}/manifest.ts`,
  ]),
];

const event = {
  topic: 'blog:post-shared',
  fields: [
    { name: 'handle', type: 'string' },
    { name: 'count', type: 'number' },
  ],
  publisher: { package: 'mf-content', folder: 'src/blog' },
  listener: { package: 'shell', folder: 'src/measuring' },
} as const;

describe('npm run new -- event', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-event-'));
    for (const file of COPIED) await cp(join(REPOSITORY, file), join(root, file));
    await mkdir(join(root, 'mf-content/src/blog'), { recursive: true });
    await mkdir(join(root, 'shell/src/measuring'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  const read = (file: string) => readFile(join(root, file), 'utf8');

  it('adds the payload and two functions, the topic to both manifests, and a row to the event contracts', async () => {
    await createEvent(root, event);
    expect(await read(SCHEMAS)).toContain(
      "'blog:post-shared': z.object({ handle: z.string(), count: z.number() }),\n};",
    );
    expect(await read('mf-content/manifest.ts')).toMatch(/publishes: \[\s*'blog:post-shared'/);
    expect(await read('shell/manifest.ts')).toMatch(/listensTo: \[\s*'blog:post-shared'/);
    expect(await read('mf-content/src/blog/publishBlogPostShared.ts')).toContain(
      "import { bus } from '../../contracts'",
    );
    expect(await readdir(join(root, 'shell/src/measuring'))).toEqual([
      'onBlogPostShared.test.ts',
      'onBlogPostShared.ts',
    ]);
    expect(await read(EVENT_CONTRACTS)).toContain(
      '\n| `blog:post-shared` | mf-content: `blog/publishBlogPostShared.ts` | shell: `measuring/onBlogPostShared.ts` |\n\n',
    );
  });

  it('adds the topic to the READMEs of both packages and to the ownership table', async () => {
    await createEvent(root, event);
    expect(await read('mf-content/README.md')).toMatch(/## Publishes\n\n.*`blog:post-shared`\.\n/);
    expect(await read('shell/README.md')).toContain('\n- `blog:post-shared`.\n\n## Map');
    const rows = (await read('README.md')).split('\n');
    const cellsOf = (name: string) => rows.find((row) => row.startsWith(`| ${name} |`))?.split('|');
    expect(cellsOf('mf-content')?.[4]).toContain('`blog:post-shared`');
    expect(cellsOf('shell')?.[5]).toContain('`blog:post-shared`');
  });

  it('writes that nobody handles an event without a listener, and adds the bus to a remote that has none', async () => {
    await createRemote(root, { remote: 'mf-imaginary', slug: 'imaginary' });
    const publisher = { package: 'mf-imaginary', folder: 'src' };
    await createEvent(root, { topic: 'imaginary:seen', fields: [], publisher });
    expect(await read(SCHEMAS)).toContain("  'imaginary:seen': nothing,\n");
    expect(await read(EVENT_CONTRACTS)).toContain('`publishImaginarySeen.ts` | nobody yet |');
    expect(await read('mf-imaginary/contracts.ts')).toContain('export const bus:');
    expect(await read('mf-imaginary/README.md')).toContain(
      '## Publishes\n\n`imaginary:seen`.\n\n## Listens\n\nTo nothing yet.\n',
    );
  });

  it.each([
    [
      'an existing topic',
      { ...event, topic: 'cart:changed' },
      'cart:changed is there already: choose another topic.',
    ],
    [
      'a missing package',
      { ...event, publisher: { package: 'mf-nowhere', folder: 'src' } },
      'There is no package mf-nowhere: type shell or the name of a remote.',
    ],
    [
      'a missing folder of the listener',
      { ...event, listener: { package: 'shell', folder: 'src/nowhere' } },
      'There is no folder shell/src/nowhere: type a folder of shell/src instead of nowhere.',
    ],
  ])('writes nothing for %s, and says what to type', async (_title, wrong, message) => {
    const before = await read(SCHEMAS);
    await expect(createEvent(root, wrong)).rejects.toThrow(message);
    expect(await read(SCHEMAS)).toBe(before);
    expect(await readdir(join(root, 'mf-content/src/blog'))).toEqual([]);
  });
});
