import { each, oval, path, placed, sunflower, turned } from '../drawings/shapes';

export type Section = 'vegetable' | 'fish' | 'fruits' | 'homemade' | 'accessories';

interface Tone {
  light: string;
  dark: string;
  shape: string;
}

/** Three related tones to a section: a page of one section is calm without being uniform. */
const tones: Record<Section, [Tone, Tone, Tone]> = {
  vegetable: [
    { light: '#f3f9e9', dark: '#cfe6b8', shape: '#ffffff' },
    { light: '#f7f8e4', dark: '#dbe3ae', shape: '#fffff4' },
    { light: '#ecf7ee', dark: '#bfe0c6', shape: '#f8fff8' },
  ],
  fish: [
    { light: '#eff8fc', dark: '#c2e0ee', shape: '#ffffff' },
    { light: '#edf7f6', dark: '#bddfdc', shape: '#fafffe' },
    { light: '#f0f4fc', dark: '#c9d6ee', shape: '#ffffff' },
  ],
  fruits: [
    { light: '#fff7e4', dark: '#ffdf9f', shape: '#fffdf4' },
    { light: '#fff2ea', dark: '#ffd0b5', shape: '#fffaf6' },
    { light: '#fdf3f1', dark: '#f6cccb', shape: '#fffafa' },
  ],
  homemade: [
    { light: '#fdf6ec', dark: '#f1d9b9', shape: '#fffdf8' },
    { light: '#fbf3ec', dark: '#e9cdb8', shape: '#fffaf6' },
    { light: '#fcf6e0', dark: '#ecd998', shape: '#fffdf0' },
  ],
  accessories: [
    { light: '#f8f3fb', dark: '#ddcbe8', shape: '#ffffff' },
    { light: '#eff6f6', dark: '#c3dcdb', shape: '#fcffff' },
    { light: '#fbf2f3', dark: '#eccdd3', shape: '#fffafb' },
  ],
};

/** A wave right across, wider than any canvas. */
function wave(y: number, shift: number, shape: string): string {
  const swells = each(6, () => 'q20 -9 40 0t40 0');
  return path(`M${-120 - shift} ${y}${swells}V130H-160Z`, shape, 'opacity=".34"');
}

const leafPath = 'M50 96C30 78 28 36 50 6C72 36 70 78 50 96Z';

const motifs: Record<Section, (shape: string) => string> = {
  vegetable: (shape) =>
    oval(50, 50, 38, 38, shape, 'opacity=".62"') +
    [
      [12, 16, -38],
      [90, 84, 140],
      [88, 14, 40],
    ]
      .map(
        ([x = 0, y = 0, a = 0]) =>
          `<g opacity=".5">${placed(x, y, 0.24, path(leafPath, shape), a)}</g>`,
      )
      .join(''),
  fish: (shape) =>
    oval(50, 48, 37, 37, shape, 'opacity=".55"') +
    each(3, (i) => wave(83 + i * 6.5, i * 13, shape)),
  fruits: (shape) =>
    each(12, (i) => turned(i * 30, path('M49 50L34 -110H66L51 50Z', shape, 'opacity=".26"'))) +
    oval(50, 50, 37, 37, shape, 'opacity=".66"'),
  homemade: (shape) =>
    oval(50, 50, 46, 46, shape, 'opacity=".4"') +
    oval(50, 50, 37, 37, shape, 'opacity=".6"') +
    sunflower(16, 1)
      .map((_, i) => turned(i * 22.5, oval(50, 8.4, 1.1, 1.1, shape)))
      .join(''),
  accessories: (shape) =>
    oval(50, 50, 38, 38, shape, 'opacity=".55"') +
    each(
      3,
      (i) =>
        `<circle cx="50" cy="50" r="${41 + i * 5}" fill="none" stroke="${shape}" stroke-width=".9" stroke-dasharray="2.6 2.2" opacity="${0.9 - i * 0.2}"/>`,
    ),
};

/** A square backdrop: two tones, and one quiet shape that says which section this is. */
export function backdrop(section: Section, tone: number): string {
  const { light, dark, shape } = tones[section][tone % 3] ?? tones[section][0];
  return `<linearGradient id="air" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<rect width="100" height="100" fill="url(#air)"/>${motifs[section](shape)}`;
}

/** Deep tones: the words over a wide picture are white in light and in dark mode. */
const wideTones: Record<Section, [string, string]> = {
  vegetable: ['#123d2a', '#2f7350'],
  fish: ['#0f3550', '#2b7396'],
  fruits: ['#5c2410', '#b3611f'],
  homemade: ['#4a1f2b', '#96504a'],
  accessories: ['#33204f', '#6f4f96'],
};

/** A 2:1 backdrop, dark and still on its left half, where the words of a slide stand. */
export function wideBackdrop(section: Section): string {
  const [deep, glow] = wideTones[section];
  return `<linearGradient id="air" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="${deep}"/><stop offset=".46" stop-color="${deep}"/><stop offset="1" stop-color="${glow}"/></linearGradient>
<rect width="200" height="100" fill="url(#air)"/>
<g transform="translate(96 0)" opacity=".2">${motifs[section]('#ffffff')}</g>`;
}

/** A 4:1 backdrop in the section's light tones, its motif at both ends and in the middle. */
export function bannerBackdrop(section: Section, tone: number): string {
  const { light, dark, shape } = tones[section][tone % 3] ?? tones[section][0];
  const motif = (x: number) => `<g transform="translate(${x} 0)">${motifs[section](shape)}</g>`;
  return `<linearGradient id="air" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<rect width="400" height="100" fill="url(#air)"/>${[0, 150, 300].map(motif).join('')}`;
}

/** A 2:1 backdrop in the section's light tones, for the picture of a post. */
export function postBackdrop(section: Section, tone: number): string {
  const { light, dark, shape } = tones[section][tone % 3] ?? tones[section][0];
  return `<linearGradient id="air" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<rect width="200" height="100" fill="url(#air)"/>
<g transform="translate(50 0)">${motifs[section](shape)}</g>${oval(14, 96, 34, 34, shape, 'opacity=".3"')}${oval(190, 4, 30, 30, shape, 'opacity=".3"')}`;
}

/** The ground of a shop's logo: its colour, with a paler disc that lets any drawing stand out. */
export function logoBackdrop(colour: string): string {
  return `<rect width="100" height="100" fill="${colour}"/>
<circle cx="50" cy="50" r="41" fill="#ffffff" opacity=".92"/>
<circle cx="50" cy="50" r="45.5" fill="none" stroke="#ffffff" stroke-width="1.2" stroke-dasharray="2.6 2.2" opacity=".7"/>`;
}
