import { sharePage } from './sharePage';

const page = { title: 'Rui fish', url: 'https://shop.example/product/rui-fish' };

const browserWith = (share?: () => Promise<void>, writeText?: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
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
    ['`shared` if the share menu works', works, works, 'shared'],
    ['`shared` if the shopper closes the share menu', fails('AbortError'), works, 'shared'],
    ['`copied` if the share menu is refused', fails('NotAllowedError'), works, 'copied'],
    ['`copied` if there is no share menu', undefined, works, 'copied'],
    ['`refused` if the clipboard is refused', undefined, fails('NotAllowedError'), 'refused'],
    ['`refused` if there is neither menu nor clipboard', undefined, undefined, 'refused'],
  ])('returns %s', async (_what, share, writeText, expected) => {
    browserWith(share, writeText);
    await expect(sharePage(page)).resolves.toBe(expected);
  });

  it('copies only the URL to the clipboard', async () => {
    const writeText = jest.fn(works);
    browserWith(undefined, writeText);
    await sharePage(page);
    expect(writeText).toHaveBeenCalledWith(page.url);
  });
});
