import { bus } from '@marketplace/contracts/events';
import { sharePage } from './sharePage';

const share = () => sharePage('Rui fish', { copied: 'copied', refused: 'refused' });
const toasts: string[] = [];
const stop = bus.subscribe('toast:requested', ({ message }) => toasts.push(message));
beforeEach(() => toasts.splice(0));
afterAll(stop);

const browserWith = (menu?: () => Promise<void>, writeText?: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: menu, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
};

const fails = (name: string) => async () => {
  throw new DOMException('no', name);
};
const works = async () => undefined;

describe('sharePage', () => {
  it.each([
    ['nothing if the share menu works', works, works, []],
    ['nothing if the shopper closes the share menu', fails('AbortError'), works, []],
    ['that it copied the URL if the menu is refused', fails('NotAllowedError'), works, ['copied']],
    ['that it copied the URL if there is no share menu', undefined, works, ['copied']],
    ['how to copy if the clipboard is refused', undefined, fails('NotAllowedError'), ['refused']],
    ['how to copy if there is neither menu nor clipboard', undefined, undefined, ['refused']],
  ])('says %s', async (_what, menu, writeText, expected) => {
    browserWith(menu, writeText);
    await share();
    expect(toasts).toEqual(expected);
  });

  it('copies only the URL to the clipboard', async () => {
    const writeText = jest.fn(works);
    browserWith(undefined, writeText);
    await share();
    expect(writeText).toHaveBeenCalledWith(location.href);
  });
});
