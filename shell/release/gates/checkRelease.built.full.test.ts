import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { copySources } from '@marketplace/contracts/testing/copySources';
import { workload } from '@marketplace/contracts/testing/workload';
import * as z from 'zod/mini';
import { checkRelease } from './checkRelease';
import { formatGates } from './formatGates';
import { locateSources } from './health/locateSources';
import { buildRelease } from './testing/buildRelease';

/** Time limit for a build, ms. A build takes 20 s on an idle machine. */
const BUILD_LIMIT_MS = 500_000;

jest.setTimeout(2 * BUILD_LIMIT_MS);

const copy = path.join(tmpdir(), `gates-${process.pid}`);
beforeAll(() => copySources(copy));
afterAll(() => rm(copy, { recursive: true, force: true }));

/**
 * Finds a text in a copied source file. Throws if the text is missing.
 * @returns file and line as the gates name them
 */
async function placeOf(file: string, text: string): Promise<string> {
  const source = await readFile(path.join(copy, file), 'utf8');
  const [before, after] = source.split(text);
  if (after === undefined) throw new Error(`${file} has no ${text}`);
  return `${file}:${before?.split('\n').length}`;
}

/** Replaces a text in a copied source file and returns its place. Throws if the text is missing. */
async function edit(file: string, text: string, replacement: string): Promise<string> {
  const place = await placeOf(file, text);
  const source = await readFile(path.join(copy, file), 'utf8');
  await writeFile(path.join(copy, file), source.replace(text, replacement));
  return place;
}

/**
 * Builds a part from the copied sources.
 * @returns the facts that the build records about the part
 */
async function build(part: PartName): Promise<ReleaseFacts> {
  const folder = path.join(copy, 'out', part);
  const script = `import { buildPackage } from './shell/release/buildPackage.ts';
await buildPackage('${part}', '2', '${folder}');`;
  // The script needs its own file, because webpack's workers would run inline code again.
  const file = path.join(copy, 'build.mts');
  await writeFile(file, script);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', file], {
    cwd: copy,
    // The compiler's plugins read this variable, as in the release command.
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: BUILD_LIMIT_MS,
  });
  return JSON.parse(await readFile(path.join(folder, 'client/chunks.json'), 'utf8'));
}

/**
 * Checks a built candidate together with a test shell that provides all imports of the candidate.
 * @returns the refusals as text
 */
async function judge(part: PartName, built: ReleaseFacts): Promise<string> {
  const { federationRuntime, sharedVersion, sharedLibraries } = built;
  const known = buildRelease('shell').manifest;
  const provided = Object.entries(built.sharedExports).map(([module, exports]) => [
    module,
    { ...exports, ...known.sharedExports[module] },
  ]);
  const shell = buildRelease('shell', {
    federationRuntime,
    sharedVersion,
    sharedLibraries,
    sharedExports: Object.fromEntries(provided),
    pages: [{ path: '/login' }],
    lentTexts: Object.fromEntries(
      ['en', 'bn', 'fr'].map((locale) => [locale, built.borrowedTexts.map(({ id }) => id)]),
    ),
    events: {
      out: {},
      in: {
        'toast:requested': {
          payload: z.toJSONSchema(
            eventSchemas['toast:requested'],
          ) as ReleaseFacts['events']['in'][string]['payload'],
          at: ['shell/src/notices/useToastQueue.ts:23'],
        },
      },
    },
  });
  const facts = { federationRuntime, sharedVersion, sharedLibraries };
  const live = new Map([
    ['shell', shell],
    ['mf_account', buildRelease('mf_account', facts)],
    ['mf_cart_checkout', buildRelease('mf_cart_checkout', facts)],
  ]);
  const candidate = buildRelease(part, built, 'candidate', '2');
  const results = await checkRelease({
    part,
    version: '2',
    registry: Object.fromEntries(
      [...live.keys()].map((name) => [name, { releases: { '1.0.0': 'live' }, history: [] }]),
    ),
    readManifest: async (of) => (live.get(of) ?? candidate).manifest,
    readFile: async () => Buffer.from(''),
    action: 'promote',
    channel: 'production',
  });
  return formatGates(results.filter(({ status }) => status === 'refused'));
}

if (workload({ gate: false, soak: true })) {
  it('checkRelease accepts a built release without faults', async () => {
    const built = await build('mf_content');
    expect(await judge('mf_content', built)).toBe('');
    expect(built.contact.team).toBe('Content');
  });
}

it('checkRelease names all faults of a release that was built from faulty sources', async () => {
  await edit(
    'shared-contracts/src/contracts/events/eventSchemas.ts',
    "'error', 'info']),\n    message:",
    "'error', 'info']),\n    text:",
  );
  const heading = await edit(
    'mf-content/src/blog/PostProducts.tsx',
    'In this story',
    'Bought for this story',
  );
  await edit(
    'mf-content/src/blog/locales/fr.po',
    'msgstr "',
    'msgstr ""\n\nmsgid "Nobody translated this"\nmsgstr ""\n\nmsgid "x"\nmsgstr "',
  );
  await edit(
    'shared-contracts/src/contracts/api/blog.ts',
    "path: '/blog/by-handle/{handle}'",
    "path: '/blog/{handle}/likes'",
  );
  await edit(
    'mf-content/pages.ts',
    'readonly PageEntry[] = [',
    "readonly PageEntry[] = [{ path: '/orders' }, { path: '/cart' },",
  );
  await edit(
    'mf-content/src/exposes/routes.ts',
    'defineRoutes(pages, [',
    "defineRoutes(pages, [\n{ id: 'content-orders', path: 'orders' },\n{ id: 'cart-page', path: 'cart' },",
  );
  const said = await judge('mf_content', await build('mf_content'));
  for (const phrase of [
    'In `toast:requested` the field `message` is missing (it has `text`)',
    'shell 1.0.0 (live) of shell, which hears it at shell/src/notices/useToastQueue.ts:23',
    await placeOf('mf-content/manifest.ts', "'toast:requested'"),
    '"Bought for this story" has no text in en, bn, fr: shoppers read its id',
    heading,
    '"Nobody translated this" has no text in fr',
    '`GET /blog/{handle}/likes` is a call to no endpoint of the contract',
    await placeOf('mf-content/manifest.ts', "'getBlogByHandle'"),
    'mf_content claims `/orders`, a page of mf_account',
    'mf_content claims `/cart`, a page of mf_cart_checkout',
    'The id `cart-page` is not one of mf_content',
    'mf-content/src/exposes/routes.ts:19',
  ]) {
    expect(said).toContain(phrase);
  }
});

if (workload({ gate: false, soak: true })) {
  it('checkRelease refuses a built release without the service that the shell loads', async () => {
    await edit('mf-cart-checkout/manifest.ts', "'./service'", "'./retired'");
    const said = await judge('mf_cart_checkout', await build('mf_cart_checkout'));
    expect(said).toContain('mf_cart_checkout does not expose ./service');
    expect(said).toContain('mf-cart-checkout/manifest.ts');
  });
}

it.each(['client', 'server'])(
  'the source maps of a built release tell the source line of %s code',
  async (side) => {
    const text = 'A figure of the market could not be loaded:';
    const source = await placeOf('mf-content/src/landing/landingRequests.ts', text);
    await build('mf_content');
    const folder = path.join(copy, 'out/mf_content');
    const [found] = (
      await Promise.all(
        (
          await readdir(path.join(folder, side), { recursive: true })
        )
          .filter((file) => file.endsWith('.js'))
          .map(async (file) => ({
            file,
            code: await readFile(path.join(folder, side, file), 'utf8'),
          })),
      )
    ).filter(({ code }) => code.includes(text));
    const before = found?.code.split(text)[0]?.split('\n') ?? [];
    // The column is counted from 1, and that of the quotation mark is one less.
    const position = `${side}/${found?.file}:${before.length}:${before.at(-1)?.length}`;
    const located = await locateSources(`at /releases/mf_content/2/${position}`, {
      readManifest: async () => buildRelease('mf_content').manifest,
      readFile: async (_, file) => readFile(path.join(folder, file)),
    });
    expect(located).toBe(`at ${source}`);
  },
);
