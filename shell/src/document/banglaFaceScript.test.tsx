import { banglaFaceScript } from './banglaFaceScript';

const BOX = 12;

class FakeFontFace {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}

  async load() {
    return this;
  }
}

/**
 * Simulates a system with these glyph widths. Each letter without a width is drawn as a box.
 * @returns the font faces that the script adds
 */
function onSystemWith(widths: Record<string, number>): FakeFontFace[] {
  const added: FakeFontFace[] = [];
  const fonts = { add: (face: FakeFontFace) => added.push(face) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  Object.defineProperty(window, 'FontFace', { value: FakeFontFace, configurable: true });
  const measureText = (text: string) => ({ width: widths[text] ?? BOX });
  // The cast is safe: the script uses only `measureText`.
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ measureText } as unknown as RenderingContext);
  return added;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const stack = () => document.documentElement.style.getPropertyValue('--font-body');

function runScript(): void {
  new Function(banglaFaceScript('/a/bangla.woff2', 'U+980-9fe'))();
}

describe('the web font for Bangla', () => {
  beforeEach(() => {
    document.documentElement.lang = 'bn';
    document.documentElement.style.setProperty('--font-body', 'Roboto, sans-serif');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.removeAttribute('style');
    Reflect.deleteProperty(document, 'fonts');
    Reflect.deleteProperty(window, 'FontFace');
  });

  it('is added to a Bangla page before the first layout if the system has no Bangla font', () => {
    const added = onSystemWith({});
    runScript();
    expect(added).toEqual([
      {
        family: 'Bangla',
        source: 'url("/a/bangla.woff2") format("woff2")',
        descriptors: { weight: '400 700', display: 'swap', unicodeRange: 'U+980-9fe' },
      },
    ]);
  });

  it('comes first in the font stack, because Chromium keeps boxes that an earlier font has drawn', () => {
    onSystemWith({});
    runScript();
    expect(stack()).toBe('Bangla,Roboto, sans-serif');
  });

  it('is added to an English page only after the load event and one frame', async () => {
    document.documentElement.lang = 'en';
    const added = onSystemWith({});
    const onFrame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    runScript();
    expect(onFrame).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await nextTask();
    const [draw] = onFrame.mock.calls[0] ?? [];
    draw?.(0);
    expect(added).toHaveLength(0);
    await nextTask();
    expect(added).toHaveLength(1);
  });

  it.each([
    ['its own Bangla font', { ক: 26, ঙ: 22 }],
    [
      'a Bangla font in which one letter is as wide as the box of a missing letter',
      { ক: BOX, ঙ: 22 },
    ],
  ])('is not added if the system has %s', (_, widths) => {
    const added = onSystemWith(widths);
    runScript();
    expect(added).toEqual([]);
    expect(stack()).toBe('Roboto, sans-serif');
  });
});
