import { act } from '@testing-library/react';
import { fontScript } from './fontScript';

const isHidden = () => document.documentElement.hasAttribute('data-before-fonts');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Faces that come after so many ms, by their family; the others never do. */
function withFonts(delays: Record<string, number>) {
  const load = jest.fn(
    (font: string) =>
      new Promise((resolve, reject) => {
        const delay = delays[font.split(' ').at(-1) ?? ''];
        if (delay === undefined) return;
        setTimeout(delay < 0 ? () => reject(new Error('gone')) : resolve, Math.abs(delay));
      }),
  );
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  return load;
}

describe('the page until its fonts are loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'fonts');
    document.documentElement.removeAttribute('data-before-fonts');
  });

  it('shows as soon as all are there', async () => {
    withFonts({ Inter: 30, Taka: 10 });
    new Function(fontScript('en'))();
    await pass(29);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  it.each([
    ['comes late', {}, 120],
    ['cannot be had', { Inter: -5, Taka: 5 }, 5],
  ])('waits no longer than it has to when one %s', async (_what, delays, milliseconds) => {
    withFonts(delays);
    new Function(fontScript('en'))();
    await pass(milliseconds - 1);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  it('waits longer for Bangla, and only where it is the language of the page', async () => {
    const load = withFonts({ Inter: 1, Taka: 1, Bangla: 600 });
    new Function(fontScript('fr'))();
    expect(load).not.toHaveBeenCalledWith(expect.stringContaining('Bangla'), expect.anything());
    await pass(1);
    expect(isHidden()).toBe(false);

    new Function(fontScript('bn'))();
    await pass(599);
    expect(isHidden()).toBe(true);
    await pass(1);
    expect(isHidden()).toBe(false);
  });

  it('shows after a second even without Bangla', async () => {
    withFonts({ Inter: 1, Taka: 1 });
    new Function(fontScript('bn'))();
    await pass(1000);
    expect(isHidden()).toBe(false);
  });

  it('shows at once in a browser without document.fonts', () => {
    new Function(fontScript('en'))();
    expect(isHidden()).toBe(false);
  });
});
