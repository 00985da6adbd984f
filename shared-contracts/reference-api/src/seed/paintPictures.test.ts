import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { listPictures } from './listPictures';
import { paintPictures } from './paintPictures';
import { findDrawing, iconNames } from './pictures/findDrawing';
import { readIcons } from './pictures/readIcons';

// The icon set is a file of 100 MB, which a busy machine reads slowly.
jest.setTimeout(60_000);

/** A part of a path, with the widths and heights of its small and its medium file. */
const SIZES: [part: string, ...sizes: number[]][] = [
  ['products/fish-ice-shrimp', 320, 320, 800, 800],
  ['products/accessories-bangles-', 320, 320, 800, 800],
  ['categories/', 320, 320, 800, 800],
  ['shops/', 160, 160, 320, 320],
  ['banners/', 640, 160, 1280, 320],
  ['blogs/', 640, 320, 1280, 640],
  ['sliders/', 800, 400, 1600, 800],
];
const all = listPictures();
const named = (part: string) => all.filter(({ smallPath }) => smallPath.includes(part)).slice(0, 1);
const chosen = SIZES.flatMap(([part]) => named(part));

let mediaDir = '';
let painted = 0;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  painted = await paintPictures(mediaDir, { pictures: chosen });
});
afterAll(() => rm(mediaDir, { recursive: true }));

it.each(SIZES)('paints %s in both sizes, small enough for a phone', async (part, ...sizes) => {
  const [picture] = named(part);
  if (!picture) throw new Error(`No picture ${part}`);
  const files = [picture.smallPath, picture.mediumPath].map((path) => join(mediaDir, path));
  const metadata = await Promise.all(files.map((file) => sharp(file).metadata()));
  expect(metadata.flatMap(({ width, height }) => [width, height])).toEqual(sizes);
  const [small, medium] = await Promise.all(files.map((file) => stat(file)));
  const isWide = ['banners/', 'blogs/', 'sliders/'].includes(part);
  expect(small?.size).toBeLessThan(isWide ? 24_000 : 12_000);
  expect(medium?.size).toBeLessThan(isWide ? 60_000 : 40_000);
});

it('paints nothing twice', async () => {
  expect(painted).toBe(SIZES.length);
  expect(await paintPictures(mediaDir, { pictures: chosen })).toBe(0);
});

it('paints half as wide and high where pictures may be small', async () => {
  const smallDir = await mkdtemp(join(tmpdir(), 'small-pictures-'));
  const pictures = named('categories/');
  await paintPictures(smallDir, { pictures, areSmall: true });
  const files = pictures.flatMap(({ smallPath, mediumPath }) => [smallPath, mediumPath]);
  const metadata = await Promise.all(files.map((file) => sharp(join(smallDir, file)).metadata()));
  await rm(smallDir, { recursive: true });
  expect(metadata.map(({ width, height }) => [width, height])).toEqual([
    [160, 160],
    [400, 400],
  ]);
});

it('has a drawing for every name in every composition', async () => {
  const names = new Set(all.flatMap(({ canvas }) => canvas.layers.map((layer) => layer.drawing)));
  const icons = await readIcons(iconNames(names));
  for (const name of names) expect(findDrawing(name, icons).body).toContain('<');
});
