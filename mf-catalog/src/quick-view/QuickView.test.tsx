import { configureApi } from '@marketplace/contracts/api/client';
import { getProductByHandle } from '@marketplace/contracts/api/products';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { Link } from '@marketplace/contracts/router';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { enterText } from '@marketplace/contracts/testing/enterText';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductCard } from '../cards/ProductCard';
import { routes } from '../exposes/routes';
import { buildProduct, buildProductWithOptions, buildSummary } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';
import { QuickView } from './QuickView';

allowsConsole(/^What the host offers could not be loaded: Something went wrong/);

let api: FakeApi;
let router: ReturnType<typeof renderRoutes>['router'];
let closed: jest.Mock;
let stops: (() => void)[];

const modal = () => screen.queryByRole('dialog');
const inModal = () => within(screen.getByRole('dialog'));
const opener = () => screen.getByRole('button', { name: 'Quick view of Rui fish' });
const picture = () => modal()?.querySelector('img[alt="Rui fish"]')?.getAttribute('src');
const quantity = () => inModal().getByRole('textbox', { name: 'Quantity' });
const isScrollLocked = () => document.documentElement.hasAttribute('data-scroll-locks');
const ask = (handle: string) => act(async () => bus.publish('quick-view:requested', { handle }));

async function open() {
  await userEvent.click(opener());
  await inModal().findByRole('button', { name: /add to cart|out of stock|unavailable/i });
}

function listen<T extends keyof EventMap>(topic: T): jest.Mock {
  const heard = jest.fn();
  stops.push(bus.subscribe(topic, heard));
  return heard;
}

beforeEach(() => {
  api = fakeMarket();
  stops = [];
  closed = listen('quick-view:closed');
  const element = (
    <>
      <ProductCard product={buildSummary({ hasVariants: true })} sizes="50vw" />
      <Link to="/blog">Blog</Link>
      <QuickView />
    </>
  );
  // On every page, the form for a stock alert is sent to the action of the product list.
  const { action } = routes.find(({ id }) => id === 'catalog-product-list') ?? {};
  ({ router } = renderRoutes([{ path: '*', element, action }], { path: '/product?sort=popular' }));
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the quick view', () => {
  it('opens from a card without leaving the page', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Quick view' })).toBeVisible();
    expect(isScrollLocked()).toBe(true);
    expect(router.state.location).toMatchObject({ pathname: '/product', search: '?sort=popular' });
    expect(api.sent.map(({ url }) => url.pathname)).toEqual([
      '/product/public/product/by-handle/rui-fish',
      // A variant is sold out, so the quick view asks the API whether it has stock alerts.
      '/capabilities',
    ]);
  });

  // @spec 2.59, 2.60, 2.61, 2.66, 3.3
  it('shows name, price, crossed-out compare price with discount, shop and description', async () => {
    const shopLogoUrl = { smallImageUrl: '/logos/padma.webp' };
    api.reply(getProductByHandle, buildProduct({ shopLogoUrl }));
    await open();
    expect(inModal().getByRole('heading', { name: 'Rui fish' })).toBeVisible();
    expect(inModal().getByText('৳380.00')).toBeVisible();
    expect(inModal().getByText('৳400.00').closest('s')).toBeVisible();
    expect(inModal().getByText('5% off')).toBeVisible();
    const shop = inModal().getByRole('link', { name: 'Padma Fish House' });
    expect(shop).toHaveAttribute('href', '/shop/padma-fish');
    expect(shop.querySelector('img')).toHaveAttribute('src', '/logos/padma.webp');
    expect(inModal().getByText('Padma').tagName).toBe('STRONG');
    const link = inModal().getByRole('link', { name: 'View full details' });
    expect(link).toHaveAttribute('href', '/product/rui-fish');
  });

  it('shows the name of a closed shop without a link', async () => {
    api.reply(getProductByHandle, buildProduct({ shopHandle: '' }));
    await open();
    expect(inModal().getByText('Padma Fish House')).toBeVisible();
    expect(inModal().queryByRole('link', { name: 'Padma Fish House' })).toBeNull();
  });

  // @spec 2.63, 3.4, 4.20
  it('initially chooses the first value of each option and the matching variant', async () => {
    await open();
    for (const name of ['1 kg', 'Whole']) {
      expect(inModal().getByRole('radio', { name })).toBeChecked();
    }
    expect(picture()).toBe('/pictures/rui-whole-800.webp');
  });

  // @spec 4.21
  it('resets the quantity to 1 and changes picture and price when another option is chosen', async () => {
    await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Increase quantity' }));
    expect(quantity()).toHaveValue('2');
    await userEvent.click(inModal().getByRole('radio', { name: 'Pieces' }));
    await waitFor(() => expect(quantity()).toHaveValue('1'));
    expect(picture()).toBe('/pictures/rui-pieces-800.webp');
    expect(inModal().getByText('৳410.00')).toBeVisible();
  });

  it('contains an HTML form that sends the chosen variant and quantity to the cart page', async () => {
    await open();
    await userEvent.click(inModal().getByRole('radio', { name: 'Pieces' }));
    await userEvent.click(inModal().getByRole('button', { name: 'Increase quantity' }));
    const form = inModal().getByRole('button', { name: 'Add to Cart' }).closest('form');
    if (!form) throw new Error('The button is in no form.');
    expect(form).toHaveAttribute('action', '/cart');
    expect(form).toHaveAttribute('method', 'post');
    const product = buildProductWithOptions();
    expect(Object.fromEntries(new FormData(form))).toEqual({
      productUuid: product.uuid,
      productVariantUuid: product.variant.productVariants[1]?.uuid,
      quantity: '2',
    });
  });

  // @spec 4.22, 5.7
  it('resets the quantity to 1 when it closes', async () => {
    await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(inModal().getByRole('button', { name: 'Close' }));
    await open();
    expect(quantity()).toHaveValue('1');
  });

  // @spec 4.37, 4.38
  it.each([
    ['Add to Cart', '1 kg', 'Whole', true],
    ['Out of Stock', '2 kg (unavailable)', 'Whole (unavailable)', false],
    ['Unavailable', '2 kg (unavailable)', 'Pieces (unavailable)', false],
  ])(
    'labels the buy button "%s" if "%s" and "%s" are chosen',
    async (label, size, cut, isEnabled) => {
      await open();
      await userEvent.click(inModal().getByRole('radio', { name: size }));
      const cuts = inModal().getByRole('group', { name: 'Cut' });
      await userEvent.click(within(cuts).getByRole('radio', { name: cut }));
      const button = await inModal().findByRole('button', { name: label });
      expect(button.hasAttribute('disabled')).toBe(!isEnabled);
    },
  );

  // @spec 2.58
  it('replaces a picture that fails to load by the first picture of the product, and then by the placeholder', async () => {
    await open();
    const fail = () => {
      const image = modal()?.querySelector('img[alt="Rui fish"]');
      if (image) fireEvent.error(image);
    };
    fail();
    expect(picture()).toBe('/pictures/rui-800.webp');
    fail();
    expect(picture()).toBeUndefined();
    expect(inModal().getByRole('img', { name: 'Rui fish' })).toBeVisible();
  });

  // @spec 2.64, 4.25
  it('adds the chosen variant to the cart, and then closes', async () => {
    const asked = listen('cart:add-requested');
    await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(inModal().getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const [[request]] = asked.mock.calls;
    const [variant] = buildProductWithOptions().variant.productVariants;
    expect(request).toMatchObject({ productVariantUuid: variant?.uuid, quantity: 2 });
    expect(inModal().getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-busy');
    act(() => bus.publish('cart:item-added', request));
    expect(modal()).toBeNull();
  });

  it('offers a stock alert for a sold-out variant, and stays open after the request', async () => {
    api.reply(requestStockAlert, { isDone: true });
    await open();
    await userEvent.click(inModal().getByRole('radio', { name: /^2 kg/ }));
    await enterText(await inModal().findByLabelText('Your phone or email'), '01711000001');
    await userEvent.click(inModal().getByRole('button', { name: 'Tell me when it is back' }));
    expect(await inModal().findByText(/We will send you one message/)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/product', search: '?sort=popular' });
  });

  it('stays open if the cart refuses the product', async () => {
    const asked = listen('cart:add-requested');
    await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const [[{ requestId }]] = asked.mock.calls;
    act(() => bus.publish('cart:add-failed', { requestId, message: 'Too few are left' }));
    expect(inModal().getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute('aria-busy');
  });

  // @spec 2.65, 4.26
  it('asks a visitor who presses the wishlist button to log in', async () => {
    const asked = listen('session:login-requested');
    await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Add to wishlist' }));
    const { uuid, variant } = buildProductWithOptions();
    const wish = { productUuid: uuid, productVariantUuid: variant.productVariants[0]?.uuid };
    expect(asked).toHaveBeenCalledWith({ reason: 'wishlist', wish });
  });

  // @spec 2.68
  it.each([
    ['the close button', () => userEvent.click(inModal().getByRole('button', { name: 'Close' }))],
    ['a press on the overlay', () => userEvent.click(screen.getByRole('dialog'))],
    ['Escape', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ])('closes by %s, publishes `quick-view:closed`, and focuses its opener', async (_how, close) => {
    await open();
    await close();
    expect(modal()).toBeNull();
    expect(isScrollLocked()).toBe(false);
    expect(opener()).toHaveFocus();
    expect(closed.mock.calls).toEqual([[{ handle: 'rui-fish' }]]);
  });

  // @spec 2.62, 2.67
  it.each([
    ['Padma Fish House', '/shop/padma-fish'],
    ['View full details', '/product/rui-fish'],
  ])('closes when the link "%s" opens %s', async (name, path) => {
    await open();
    await userEvent.click(inModal().getByRole('link', { name }));
    expect(router.state.location.pathname).toBe(path);
    expect(modal()).toBeNull();
  });

  it('closes when another page opens', async () => {
    await open();
    await act(() => router.navigate('/blog'));
    expect(modal()).toBeNull();
    expect(closed).toHaveBeenCalledWith({ handle: 'rui-fish' });
  });

  it('does not send the form of the options if the shopper presses Enter in it', async () => {
    await open();
    expect(fireEvent.submit(inModal().getByRole('radio', { name: 'Whole' }))).toBe(false);
  });

  it('shows the product that was requested last, even if the reply for an earlier one arrives later', async () => {
    jest.useFakeTimers();
    configureApi({
      fetchReply: async ({ url }) => {
        const handle = url.split('/').at(-1) ?? '';
        await new Promise((resolve) => {
          setTimeout(resolve, handle === 'slow' ? 2000 : 100);
        });
        const body = buildProduct({ handle, name: `A ${handle} one` });
        return { status: 200, headers: {}, text: JSON.stringify(body) };
      },
    });
    await ask('slow');
    expect(modal()).toHaveTextContent('Loading…');
    await ask('quick');
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(inModal().getByRole('heading', { name: 'A quick one' })).toBeVisible();
    expect(closed.mock.calls).toEqual([[{ handle: 'slow' }]]);
  });

  it('says that a product could not be loaded, offers Retry, and links to the page of the product', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.fail(getProductByHandle, 500);
    await userEvent.click(opener());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this product');
    const link = inModal().getByRole('link', { name: 'View full details' });
    expect(link).toHaveAttribute('href', '/product/rui-fish');
    api.reply(getProductByHandle, buildProduct());
    await userEvent.click(inModal().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(inModal().getByText('৳380.00')).toBeVisible());
    expect(modal()?.contains(document.activeElement)).toBe(true);
  });

  it('says that a product no longer exists, and does not offer Retry', async () => {
    api.fail(getProductByHandle, 404);
    await userEvent.click(opener());
    expect(await screen.findByText('This product is no longer here')).toBeVisible();
    expect(inModal().queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(inModal().getByRole('link', { name: 'See all products' })).toBeVisible();
  });
});
