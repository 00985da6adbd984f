import { sizeToSend } from './shrinkPicture';

it.each([
  ['a photo of a phone', [4000, 3000], [1600, 1200]],
  ['an upright photo', [3000, 4000], [1600, 2133]],
  ['a panorama', [16_000, 3000], [1600, 300]],
  ['a long screenshot', [1080, 18_000], [849, 14_142]],
  ['a narrow picture', [900, 1000], [900, 1000]],
])('%s shrinks only as far as the limits require', (_, [width = 0, height = 0], expected) => {
  const size = sizeToSend({ width, height });
  expect([size.width, size.height]).toEqual(expected);
});
