import { getProductByHandle } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildProduct } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';

const open = (path = '/product/rui-fish') => renderRoutes(routes, { path });
const option = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
const shownQuantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const mainPicture = () => screen.getByRole('img', { name: 'Rui fish' });

beforeEach(() => {
  // React Router reports what reaches a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the product page', () => {
  it('opens with the first value of each option and the picture of that variant', async () => {
    fakeMarket();
    open();
    expect(await option('1 kg')).toBeChecked();
    expect(await option('Whole')).toBeChecked();
    expect(mainPicture()).toHaveAttribute('src', '/pictures/rui-whole-800.webp');
    expect(mainPicture()).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByText('৳380.00')).toBeVisible();
  });

  it('changes price, picture and address with the option, and sets the quantity back to 1', async () => {
    fakeMarket();
    const { router } = open();
    await option('1 kg');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(shownQuantity()).toHaveValue('2');

    await userEvent.click(await option('Pieces'));
    expect(await screen.findByText('৳410.00')).toBeVisible();
    expect(mainPicture()).toHaveAttribute('src', '/pictures/rui-pieces-800.webp');
    expect(shownQuantity()).toHaveValue('1');
    expect(router.state.location.search).toBe('?variant=00000000-0000-4000-8000-000000000012');
  });

  it('asks for the product once, however often the options change', async () => {
    const api = fakeMarket();
    open();
    await userEvent.click(await option('Pieces'));
    await userEvent.click(await option('2 kg'));
    expect(api.sent.filter(({ id }) => id === 'getProductByHandle')).toHaveLength(1);
  });

  it('opens the variant of the address', async () => {
    fakeMarket();
    open('/product/rui-fish?variant=00000000-0000-4000-8000-000000000012');
    expect(await option('Pieces')).toBeChecked();
  });

  it.each([
    ['a variant in stock', '?option0=1+kg&option1=Whole', 'Add to Cart', true],
    ['a sold out variant', '?option0=2+kg&option1=Whole', 'Out of Stock', false],
    ['options nobody sells together', '?option0=2+kg&option1=Pieces', 'Unavailable', false],
  ])('has the buy button of %s', async (_what, query, name, isEnabled) => {
    fakeMarket();
    open(`/product/rui-fish${query}`);
    const button = await screen.findByRole('button', { name });
    if (isEnabled) expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
  });

  it('is out of stock for more pieces than there are', async () => {
    const api = fakeMarket();
    api.reply(getProductByHandle, buildProduct({ inventoryQuantity: 1 }));
    open();
    await screen.findByRole('button', { name: 'Add to Cart' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('asks the cart for what is chosen and is busy until the cart answers', async () => {
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
    expect(requested).toHaveBeenCalledWith({ ...choice, requestId: expect.any(String) });
    expect(button).toHaveAttribute('aria-busy', 'true');

    const { requestId } = requested.mock.calls[0][0];
    bus.publish('cart:item-added', { ...choice, requestId });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    unsubscribe();
  });

  it('asks a visitor who wants to keep it to sign in', async () => {
    fakeMarket();
    const asked = jest.fn();
    const unsubscribe = bus.subscribe('session:login-requested', asked);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }));
    expect(asked).toHaveBeenCalledWith({ reason: 'wishlist' });
    unsubscribe();
  });

  it('is not found for an unknown handle', async () => {
    const api = fakeMarket();
    api.fail(getProductByHandle, 404, 'Not found');
    const { router } = open('/product/nothing');
    await waitFor(() =>
      expect(router.state.errors?.['catalog-product']).toMatchObject({ status: 404 }),
    );
  });

  it('leaves a host that does not answer to the boundary around it', async () => {
    const api = fakeMarket();
    api.fail(getProductByHandle, 500);
    const { router } = open();
    await waitFor(() =>
      expect(router.state.errors?.['catalog-product']).toMatchObject({ name: 'ApiError' }),
    );
  });
});
