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
    ['the share menu', works, works, 'shared'],
    ['a share menu that the shopper closes', fails('AbortError'), works, 'shared'],
    ['a share menu that is refused', fails('NotAllowedError'), works, 'copied'],
    ['no share menu', undefined, works, 'copied'],
    ['a clipboard that is refused', undefined, fails('NotAllowedError'), 'refused'],
    ['neither menu nor clipboard', undefined, undefined, 'refused'],
  ])(
    'shares in the best way that works in a browser with %s',
    async (_what, share, writeText, expected) => {
      browserWith(share, writeText);
      await expect(sharePage(page)).resolves.toBe(expected);
    },
  );

  it('copies only the URL to the clipboard', async () => {
    const writeText = jest.fn(works);
    browserWith(undefined, writeText);
    await sharePage(page);
    expect(writeText).toHaveBeenCalledWith(page.url);
  });
});
