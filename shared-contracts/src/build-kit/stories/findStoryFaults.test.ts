import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findStoryFaults } from './findStoryFaults';
import { storyPackages } from './storyFiles';

let root: string;
const write = async (text: string) => {
  const folder = path.join(root, 'mf-points/src');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'Points.story.tsx'), text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stories-'));
});
afterEach(() => rm(root, { recursive: true }));

const NAMES = ['NoPoints', 'Loading', 'PointsDown', 'LongNames', 'PointsInBangla', 'A', 'B', 'C'];
const short = NAMES.map((name) => `export const ${name} = () => <p />;`).join('\n');
/** A story with this number of lines. */
const story = (name: string, lines: number) =>
  [`export const ${name} = () => [`, ...Array(lines - 2).fill('  <p />,'), '];'].join('\n');

it('findStoryFaults finds nothing if a package has ten short stories with all states', async () => {
  await write([short, story('D', 10), story('E', 3)].join('\n\n'));
  expect(findStoryFaults('mf-points', root)).toEqual([]);
});

it('findStoryFaults names missing states, stories that are too long, and too few stories', async () => {
  await write([short.replace('Loading', 'Waiting'), story('D', 11)].join('\n\n'));
  expect(findStoryFaults('mf-points', root)).toEqual([
    'mf-points has 9 of 10 stories.',
    'mf-points has no loading story, whose name matches /Loading/.',
    'mf-points/Points/D has 11 lines, at most 10.',
  ]);
});

it('findStoryFaults names a story that cannot be read', async () => {
  await write([short, story('D', 3), 'export const E = 7;'].join('\n\n'));
  expect(findStoryFaults('mf-points', root)).toEqual([
    expect.stringContaining('mf-points/Points/E: '),
  ]);
});

it('findStoryFaults names a story whose lines cannot be counted', async () => {
  await write([short, story('D', 3), 'const E = () => <p />;\n\nexport { E };'].join('\n\n'));
  expect(findStoryFaults('mf-points', root)).toEqual([
    'mf-points/Points/E is not exported where it is declared, so its lines cannot be counted.',
  ]);
});

it.each(storyPackages())('the stories of %s show all states in few lines', (name) => {
  expect(findStoryFaults(name)).toEqual([]);
});
