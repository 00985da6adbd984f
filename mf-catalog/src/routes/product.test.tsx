import { getProductByHandle } from '@marketplace/contracts/api/products';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { bus } from '@marketplace/contracts/events';
import { preload } from '@marketplace/contracts/rendering';
import { HOSTILE_HTML } from '@marketplace/contracts/testing/hostileHtml';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { firstScreenCode } from '../product/productCode';
import { buildProduct, buildProductWithOptions } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';

const open = (path = '/product/rui-fish') => renderRoutes(routes, { path });
const option = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
const shownQuantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const mainPicture = () => screen.getByRole('img', { name: 'Rui fish' });
const pictureFile = () => mainPicture().getAttribute('src');

// Preloads the code of regions, so that compiling it does not count towards a test's timeout.
beforeAll(() => preload(firstScreenCode), 60_000);

beforeEach(() => {
  // React Router logs errors that reach a boundary.
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation();
});

describe('the product page', () => {
  // @spec 2.45
  it('opens with the first value of each option and the picture of the matching variant', async () => {
    fakeMarket();
    open();
    for (const name of ['1 kg', 'Whole']) expect(await option(name)).toBeChecked();
    expect(pictureFile()).toBe('/pictures/rui-whole-800.webp');
    expect(mainPicture()).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByText('৳380.00')).toBeVisible();
  });

  // @spec 3.6
  it('changes price, picture and URL with the option, and sets the quantity back to 1', async () => {
    fakeMarket();
    const { router } = open();
    await option('1 kg');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(shownQuantity()).toHaveValue('2');

    await userEvent.click(await option('Pieces'));
    expect(await screen.findByText('৳410.00')).toBeVisible();
    await waitFor(() => expect(pictureFile()).toBe('/pictures/rui-pieces-800.webp'));
    expect(shownQuantity()).toHaveValue('1');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?variant=00000000-0000-4000-8000-000000000012'),
    );
  });

  it('opens the variant that the URL names', async () => {
    fakeMarket();
    open('/product/rui-fish?variant=00000000-0000-4000-8000-000000000012');
    expect(await option('Pieces')).toBeChecked();
  });

  it.each([
    ['a variant in stock', '?option0=1+kg&option1=Whole', 'Add to Cart', true],
    ['a sold-out variant', '?option0=2+kg&option1=Whole', 'Out of Stock', false],
    ['options that no variant combines', '?option0=2+kg&option1=Pieces', 'Unavailable', false],
  ])('shows the right buy button for %s', async (_what, query, name, isEnabled) => {
    fakeMarket();
    open(`/product/rui-fish${query}`);
    const button = await screen.findByRole('button', { name });
    if (isEnabled) expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
  });

  it('shows "Out of Stock" if the quantity exceeds the stock', async () => {
    const api = fakeMarket();
    api.reply(getProductByHandle, buildProduct({ inventoryQuantity: 1 }));
    open();
    await screen.findByRole('button', { name: 'Add to Cart' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  // @spec 4.40, 1.2
  it('asks the cart to add the chosen variant, and is busy until the cart replies', async () => {
    fakeMarket();
    const requested = jest.fn();
    const unsubscribe = bus.subscribe('cart:add-requested', requested);
    open();
    const button = await screen.findByRole('button', { name: 'Add to Cart' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(button);
    const choice = {
      productUuid: '00000000-0000-4000-8000-000000000001',
      productVariantUuid: '00000000-0000-4000-8000-000000000011',
      quantity: 2,
    };
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith({ ...choice, requestId: expect.any(String) }),
    );

    const { requestId } = requested.mock.calls[0][0];
    bus.publish('cart:item-added', { ...choice, requestId });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    unsubscribe();
  });

  it('says below the buy button how many pieces of the variant are in the cart, with a link to the cart', async () => {
    fakeMarket();
    open();
    const button = await screen.findByRole('button', { name: 'Add to Cart' });
    const line = (variant: string, quantity: number) =>
      ({
        product: { uuid: '00000000-0000-4000-8000-000000000001' },
        variant: { uuid: `00000000-0000-4000-8000-0000000000${variant}` },
        quantity,
      }) as CartItem;
    const publish = (cartItems: CartItem[]) =>
      act(() => bus.publish('cart:changed', { cartUuid: 'cart', totalQuantity: 9, cartItems }));
    const toCart = () => screen.queryByRole('link', { name: /View cart/ });
    publish([line('12', 5)]);
    expect(toCart()).toBeNull();
    publish([line('12', 5), line('11', 2)]);
    expect(toCart()).toHaveTextContent(/^2 in cart · View cart$/);
    expect(toCart()).toHaveAttribute('href', '/cart');
    expect(button).toHaveAccessibleName('Add to Cart');
    publish([]);
    expect(toCart()).toBeNull();
  });

  it('sends one request if the button is pressed ten times before the cart replies', async () => {
    fakeMarket();
    const requested = jest.fn();
    const unsubscribe = bus.subscribe('cart:add-requested', requested);
    open();
    const button = await screen.findByRole('button', { name: 'Add to Cart' });
    for (let press = 0; press < 10; press++) await userEvent.click(button);
    await waitFor(() => expect(requested).toHaveBeenCalled());
    expect(requested).toHaveBeenCalledTimes(1);

    bus.publish('cart:item-added', requested.mock.calls[0][0]);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    unsubscribe();
  });

  it('does not render options and quantity again after a press on the buy button', async () => {
    fakeMarket();
    const unsubscribe = bus.subscribe('cart:add-requested', () => undefined);
    open();
    const button = await screen.findByRole('button', { name: 'Add to Cart' });
    // React writes the name of a radio button or field each time it renders the element.
    const written = jest.fn();
    const observer = new MutationObserver(written);
    observer.observe(document, {
      subtree: true,
      attributeFilter: ['name', 'type'],
    });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(written).not.toHaveBeenCalled();
    observer.disconnect();
    unsubscribe();
  });

  it('asks a visitor who presses the wishlist button to log in', async () => {
    fakeMarket();
    const asked = jest.fn();
    const unsubscribe = bus.subscribe('session:login-requested', asked);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    const { uuid, variant } = buildProductWithOptions();
    const wish = { productUuid: uuid, productVariantUuid: variant.productVariants[0]?.uuid };
    expect(asked).toHaveBeenCalledWith({ reason: 'wishlist', wish });
    unsubscribe();
  });

  // @spec 4.43, 8.14
  // @error page: getProductByHandle
  it('leads to a 404 error if the handle is unknown', async () => {
    const api = fakeMarket();
    api.fail(getProductByHandle, 404, 'Not found');
    const { router } = open('/product/nothing');
    await waitFor(() =>
      expect(router.state.errors?.['catalog-product']).toMatchObject({ status: 404 }),
    );
  });

  it('sets the quantity back to 1 when the shopper returns to an earlier option', async () => {
    fakeMarket();
    open();
    await option('1 kg');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(await option('Pieces'));
    await userEvent.click(await option('Whole'));
    expect(shownQuantity()).toHaveValue('1');
    expect(shownQuantity()).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(shownQuantity()).toHaveValue('1');
  });

  it.each([
    ['plenty', { inventoryQuantity: 40 }, 'In stock'],
    ['few', { inventoryQuantity: 2 }, 'Only 2 left'],
    ['none', { inventoryQuantity: 0 }, 'Sold out for now'],
    ['none but made to order', { inventoryQuantity: 0, sellStockout: true }, /^Sold to order/],
  ])('describes how many pieces are in stock: %s', async (_what, stock, text) => {
    const api = fakeMarket();
    api.reply(getProductByHandle, buildProduct(stock));
    open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows all names of a product, and sets the `lang` of foreign text', async () => {
    const rui = buildProductWithOptions({
      nameLanguage: 'en',
      otherNames: [{ name: 'রুই মাছ', language: 'bn' }],
      description: '<p>From the river.</p>',
      descriptionLanguage: 'en',
      categoryNameLanguage: 'en',
    });
    for (const option of rui.variant.productOptions) option.optionLanguage = 'en';
    fakeMarket().reply(getProductByHandle, rui);
    open();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Rui fish' });
    expect(heading).toHaveAttribute('lang', 'en');
    expect(await screen.findByText('রুই মাছ')).toHaveAttribute('lang', 'bn');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByText(rui.categoryName)).toHaveAttribute('lang', 'en');
    expect(crumbs.getByText(rui.name)).toHaveAttribute('lang', 'en');
    for (const text of ['Size', '1 kg', 'Cut', 'Whole']) {
      expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
    }
    expect((await screen.findByText('From the river.')).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('names the shop once, with a link', async () => {
    fakeMarket();
    open();
    expect(await screen.findByRole('link', { name: 'Sold by Padma Fish House' })).toHaveAttribute(
      'href',
      '/shop/padma-fish',
    );
  });

  it('is replaced by the surrounding error boundary if the API fails', async () => {
    const api = fakeMarket();
    api.fail(getProductByHandle, 500);
    const { router } = open();
    await waitFor(() =>
      expect(router.state.errors?.['catalog-product']).toMatchObject({ name: 'ApiError' }),
    );
  });
});

describe('a product with hostile data', () => {
  const hostile = buildProductWithOptions({
    name: `<script>alert(1)</script> ${'ইলিশ'.repeat(100)}`,
    price: 0,
    comparePrice: null,
    imageUrls: [],
    brandName: null,
    shopLogoUrl: null,
    description: `<p>Fresh from the <b>Padma</b></p>${HOSTILE_HTML.join('')}`,
    tags: ['"><img src=x onerror=alert(1)>', 'سمك طازج'],
    variant: {
      productOptions: Array.from({ length: 12 }, (_, index) => ({
        optionName: `Option ${index}`,
        productOptionValues: [{ value: 'A & "B"' }, { value: '<b>' }],
      })),
      productVariants: [],
    },
  });

  it('is shown as text, with every option, its price of 0 and a disabled buy button', async () => {
    const api = fakeMarket();
    api.reply(getProductByHandle, hostile);
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(hostile.name);
    expect(screen.getAllByRole('radio')).toHaveLength(24);
    expect(screen.getByText('৳0.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unavailable' })).toBeDisabled();
    expect(document.querySelector('main script, img[src="x"]')).toBeNull();
  });

  // @spec 3.2
  it('shows its description without scripts, frames, styles, forms and event handlers', async () => {
    const api = fakeMarket();
    api.reply(getProductByHandle, hostile);
    open();
    const about = await screen.findByRole('region', { name: 'About this product' });
    expect(within(about).getByText('Padma')).toBeVisible();
    const foreign = 'script, iframe, style, form, svg, object, [onclick], [onerror], [style]';
    expect(about.querySelector(`${foreign}, [href*="script:"], [href*="evil"]`)).toBeNull();
  });
});
