import { buildRelease } from '../testing/buildRelease';
import { locateSources } from './locateSources';

const { manifest } = buildRelease('mf_content');
/** Maps line 1, column 11 of the script to line 12 of the page. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mf-content/src/blog/BlogPage.tsx'],
  names: [],
  mappings: 'UAWA',
});
const releases = {
  readManifest: async () => manifest,
  readFile: async (_manifest: unknown, file: string) => {
    if (file !== 'maps/client/main.js.map') throw new Error('missing');
    return Buffer.from(MAP);
  },
};

it('locateSources replaces a position in a script by the line of the source', async () => {
  const text = 'x is undefined (Blog /releases/mf_content/1.0.0-ab/client/main.js:1:11), again';
  expect(await locateSources(text, releases)).toBe(
    'x is undefined (Blog mf-content/src/blog/BlogPage.tsx:12), again',
  );
});

it.each([
  'a script without a map (/releases/mf_content/1.0.0-ab/client/other.js:1:11)',
  'a position before the first mapped one (/releases/mf_content/1.0.0-ab/client/main.js:1:2)',
  'no position at all',
])('locateSources does not change the text: %s', async (text) => {
  expect(await locateSources(text, releases)).toBe(text);
});
