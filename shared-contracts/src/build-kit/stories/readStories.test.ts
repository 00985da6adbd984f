import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStories } from './readStories';

let root: string;
const write = async (file: string, text: string) => {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stories-'));
});
afterEach(() => rm(root, { recursive: true }));

const STORY = "import { story } from '@marketplace/contracts/stories/story';\n";

describe('the list of stories', () => {
  it('contains pages with their sessions, and components without running them', async () => {
    await write(
      'mf-points/src/points/Points.story.tsx',
      `${STORY}import { buildPoints } from '../testing/buildPoints';
       import { Points } from './Points';
       const many = buildPoints({ count: 7 }).list[0];
       export const Empty = story({ path: '/points', as: '01711000005' });
       export const Many = () => <Points points={many.map((one) => one.value + 1)} />;`,
    );
    const file = 'mf-points/src/points/Points.story.tsx';
    expect(readStories(['mf-points'], root)).toEqual([
      { id: 'mf-points/points/Points/Empty', file, page: { path: '/points', as: '01711000005' } },
      { id: 'mf-points/points/Points/Many', file },
    ]);
  });

  it('still contains the other stories if a file cannot be read', async () => {
    await write('mf-points/src/Broken.story.tsx', 'export const A = () => <p>;');
    await write('mf-points/src/Throws.story.tsx', "throw new Error('No points today.');");
    await write('mf-points/src/Whole.story.tsx', 'export const B = () => <p>1</p>;');
    await write(
      'shared-contracts/src/design-system/ui/Price.story.tsx',
      'export const C = () => 1;',
    );
    const stories = readStories(['mf-points', 'shared-contracts'], root);
    expect(stories.map(({ id, error }) => [id, error?.split('\n')[0]])).toEqual([
      ['mf-points/Broken', expect.any(String)],
      ['mf-points/Throws', 'No points today.'],
      ['mf-points/Whole/B', undefined],
      ['shared-contracts/design-system/ui/Price/C', undefined],
    ]);
  });

  it.each([
    ['a path that is computed by an import', 'story({ path: ordersPath(2) })'],
    ['a path of another host', "story({ path: 'https://example.com' })"],
    ['a number', '7'],
  ])('contains an error that explains what a story must be, if it is %s', async (_title, value) => {
    await write(
      'mf-points/src/Points.story.tsx',
      `${STORY}import { ordersPath } from './paths';\nexport const Wrong = ${value};`,
    );
    expect(readStories(['mf-points'], root)).toEqual([
      expect.objectContaining({
        id: 'mf-points/Points/Wrong',
        error: 'It is neither a component nor story({ path: … }) with a literal path.',
      }),
    ]);
  });
});
