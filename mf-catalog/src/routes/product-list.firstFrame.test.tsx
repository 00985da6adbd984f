import { listProducts } from '@marketplace/contracts/api/products';
import { preload } from '@marketplace/contracts/rendering';
import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { firstScreenCode } from '../product/productCode';
import { buildSummary } from '../testing/buildProduct';
import { fakeMarket, pageOf } from '../testing/fakeMarket';

const heldFrames: FrameRequestCallback[] = [];

/** Runs the held animation frames, and then lets React render the rest. */
async function drawFrames() {
  await act(async () => {
    for (const draw of heldFrames.splice(0)) draw(0);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

function setUp({ isPhone = true } = {}) {
  heldFrames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => heldFrames.push(draw));
  jest.replaceProperty(window, 'innerWidth', isPhone ? 360 : 1024);
  const api = fakeMarket();
  const items = Array.from({ length: 14 }, (_, index) =>
    buildSummary({
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      handle: `fish-${index}`,
      name: `Fish ${index}`,
    }),
  );
  api.reply(listProducts, pageOf(items));
}

/** Opens a page by navigation. The first page of a document would be hydrated instead. */
async function openFrom(start: string, path: string) {
  const page = renderRoutes(routes, { path: start });
  await screen.findByRole('heading', { level: 1 });
  await act(() => page.router.navigate(path));
  return page;
}

const cards = () => screen.queryAllByRole('article').map((card) => card.textContent ?? '');
const grid = async () => {
  const [card] = await screen.findAllByRole('article');
  return card?.closest('ul');
};
const reviews = () => screen.queryByRole('heading', { name: 'Reviews' });

beforeAll(
  () =>
    Promise.all([
      import('./product-list'),
      import('./product-list.loader'),
      preload(firstScreenCode),
    ]),
  60_000,
);
beforeEach(() => {
  // Pretends that the document's first page is hydrated, so that React renders the pages after it.
  pageStart.markAlive();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the first frame of a list', () => {
  it('contains only cards in view on a phone, and empty items for all other cards', async () => {
    setUp();
    await openFrom('/shoplist', '/product');
    expect((await grid())?.style.gridAutoRows).toBe('1fr');
    expect((await grid())?.children).toHaveLength(14);
    expect(cards()).toHaveLength(8);
    await drawFrames();
    await waitFor(() => expect(cards()).toHaveLength(14));
    expect((await grid())?.style.gridAutoRows).toBe('');
  });

  it('contains, after Back on a phone, the cards that were in view when the shopper left the list', async () => {
    setUp();
    const { router } = await openFrom('/shoplist', '/product');
    await grid();
    await drawFrames();
    await waitFor(() => expect(cards()).toHaveLength(14));
    // Lays out the cards in rows of two, with the fifth and the sixth row in view.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, (Math.floor(place / 2) - 4) * 384, 180, 384);
    });
    document.dispatchEvent(new Event('scrollend'));
    jest.mocked(Element.prototype.getBoundingClientRect).mockRestore();
    await act(() => router.navigate('/product/rui-fish'));
    await screen.findByRole('heading', { level: 1, name: 'Rui fish' });
    await drawFrames();
    await act(() => router.navigate(-1));
    await grid();
    expect(cards().map((text) => /Fish \d+/.exec(text)?.[0])).toEqual(
      [6, 7, 8, 9, 10, 11, 12, 13].map((place) => `Fish ${place}`),
    );
    await drawFrames();
    await waitFor(() => expect(cards()).toHaveLength(14));
  });

  it('contains all cards on a wide screen', async () => {
    setUp({ isPhone: false });
    await openFrom('/shoplist', '/product');
    await grid();
    expect(cards()).toHaveLength(14);
  });
});

describe('the first frame of a product on a phone', () => {
  const open = async (path: string) => {
    const page = await openFrom('/shoplist', path);
    await screen.findByRole('heading', { level: 1, name: 'Rui fish' });
    return page;
  };

  it('contains the options and the buy button, but not the regions below', async () => {
    setUp();
    await open('/product/rui-fish');
    expect(screen.getByRole('radio', { name: /^1 kg/ })).toBeChecked();
    expect(reviews()).not.toBeInTheDocument();
    await drawFrames();
    await waitFor(() => expect(reviews()).toBeVisible());
  });

  it('contains everything if the URL has a fragment', async () => {
    setUp();
    await open('/product/rui-fish#reviews');
    expect(reviews()).toBeVisible();
  });

  it('contains everything after Back, so that the scroll position can be restored', async () => {
    setUp();
    const { router } = await open('/product/rui-fish');
    const first = router.state.location.key;
    await drawFrames();
    await act(() => router.navigate('/product'));
    await grid();
    // Sets the key of the history entry, because the test router does not use the browser's
    // history.
    history.replaceState({ key: first }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Rui fish' });
    expect(reviews()).toBeVisible();
    history.replaceState(null, '');
  });
});
