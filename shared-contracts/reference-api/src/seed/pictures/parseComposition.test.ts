import { compositionKey, parseBanner, parseComposition, parseScene } from './parseComposition';

const drawn = (composition: string) => parseComposition(composition).map(({ drawing }) => drawing);

it.each([
  ['tomato', ['tomato']],
  ['tomato*3', ['tomato', 'tomato', 'tomato']],
  ['fish:rui+lemon', ['fish:rui', 'lemon']],
  ['board/carrot*2+garlic', ['base:board', 'carrot', 'carrot', 'garlic']],
  ['handi+brass-plate+spoons', ['handi', 'brass-plate', 'spoons']],
])('reads %s', (composition, drawings) => {
  expect(drawn(composition)).toEqual(drawings);
});

it.each(['tomato', 'tomato*3', 'ice/fish:hilsa+lemon', 'lau+okra+korola'])(
  'keeps every drawing of %s on the canvas',
  (composition) => {
    for (const { x, y, size } of parseComposition(composition)) {
      expect(Math.min(x, y) - size / 2).toBeGreaterThan(-0.02);
      expect(Math.max(x, y) + size / 2).toBeLessThan(1.02);
    }
  },
);

it('keeps the left of a slide free for its words', () => {
  for (const { x, size } of parseScene('a+b+c+d+e')) {
    expect(x - size / 2).toBeGreaterThan(0.88);
    expect(x + size / 2).toBeLessThan(2);
  }
});

it('keeps every drawing of a banner on it, none behind its neighbour', () => {
  const layers = parseBanner('a+b+c+d+e+f+g');
  expect(layers).toHaveLength(7);
  for (const [i, { x, y, size }] of layers.entries()) {
    expect(x - size / 2).toBeGreaterThan(0);
    expect(x + size / 2).toBeLessThan(4);
    expect(y - size / 2).toBeGreaterThan(0);
    expect(y + size / 2).toBeLessThan(1);
    expect(x - (layers[i - 1]?.x ?? 0)).toBeGreaterThan(0.3);
  }
});

it('names files by composition', () => {
  expect(compositionKey('ice/fish:redSnapper*2+lemon')).toBe('ice-fish-redsnapper-x2-lemon');
});
