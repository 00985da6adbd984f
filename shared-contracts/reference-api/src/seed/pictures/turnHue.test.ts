import { turnHue } from './turnHue';

it.each([
  ['#ff0000', 120, '#00ff00'],
  ['#ff0000', -120, '#0000ff'],
  ['#f00', 240, '#0000ff'],
  ['#808080', 90, '#808080'],
  ['#3366cc', 360, '#3366cc'],
])('turns %s by %d degrees into %s', (from, degrees, to) => {
  expect(turnHue(`<path fill="${from}"/>`, degrees)).toBe(`<path fill="${to}"/>`);
});

it('leaves references alone', () => {
  expect(turnHue('<path fill="url(#izYpuzc)"/>', 90)).toBe('<path fill="url(#izYpuzc)"/>');
});
