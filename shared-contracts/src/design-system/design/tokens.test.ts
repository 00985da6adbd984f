import { baseCss } from './baseCss';
import { tokensCss } from './tokens';

const [lightCss = '', darkCss = ''] = tokensCss.split('@media (prefers-color-scheme: dark)');
const light = readColors(lightCss);
const modes = { light, dark: { ...light, ...readColors(darkCss) } };

const backgroundsOfText = {
  ink: 'page surface sunken brand-soft good-soft warn-soft bad-soft',
  'ink-soft': 'page surface sunken',
  link: 'page surface brand-soft',
  'on-brand': 'brand',
  'on-brand-soft': 'brand',
  'on-accent': 'accent accent-hover',
  'on-deal': 'deal',
  good: 'surface good-soft',
  warn: 'surface warn-soft',
  bad: 'page surface bad-soft',
};
const textPairs = Object.entries(backgroundsOfText).flatMap(([text, backgrounds]) =>
  backgrounds.split(' ').map((background): [string, string] => [text, background]),
);

const shapePairs: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['star', 'surface'],
  ['star', 'page'],
  ['accent', 'page'],
];

describe.each(['light', 'dark'] as const)('the %s colours', (mode) => {
  it.each(textPairs)('make text in %s legible on the background %s', (text, background) => {
    expect(contrast(mode, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('make shapes in %s stand out from the background %s', (shape, background) => {
    expect(contrast(mode, shape, background)).toBeGreaterThanOrEqual(3);
  });
});

describe('the inlined style', () => {
  it('is shorter than 8,000 characters', () => {
    expect((tokensCss + baseCss).length).toBeLessThan(8_000);
  });

  it('uses only tokens that are defined', () => {
    const used = [...(tokensCss + baseCss).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    for (const name of used) expect(tokensCss).toContain(`${name}:`);
  });
});

function readColors(css: string): Record<string, string> {
  const found = css.matchAll(/--color-([\w-]+): #([0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, hex]) => [name, hex]));
}

function contrast(mode: keyof typeof modes, one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(mode, one), luminance(mode, other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(mode: keyof typeof modes, name: string): number {
  const hex = modes[mode][name];
  if (!hex) throw new Error(`No colour ${name}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
