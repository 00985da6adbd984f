import { bus } from '@marketplace/contracts/events';
import { preload } from '@marketplace/contracts/rendering';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { firstScreenCode } from '../product/productCode';
import { fakeMarket } from '../testing/fakeMarket';

const open = (search = '') => renderRoutes(routes, { path: `/product/rui-fish${search}` });
const option = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

// Preloads the code of regions, so that compiling it does not count towards a test's timeout.
beforeAll(() => preload(firstScreenCode), 60_000);

afterEach(() => jest.restoreAllMocks());

describe('a choice of options', () => {
  it('is shown before the router changes the URL', async () => {
    fakeMarket();
    const { router } = open();
    const pieces = await option('Pieces');
    const navigate = jest.spyOn(router, 'navigate');
    fireEvent.click(pieces);
    expect(pieces).toBeChecked();
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('৳410.00')).toBeVisible();
  });

  it('can be bought before its price is painted', async () => {
    fakeMarket();
    open();
    const pieces = await option('Pieces');
    const asked = jest.fn();
    const stop = bus.subscribe('cart:add-requested', asked);
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    fireEvent.click(pieces);
    expect(screen.queryByText('৳410.00')).toBeNull();
    frames.mockRestore();
    const [buy] = screen.getAllByRole('button', { name: 'Add to Cart' });
    if (buy) fireEvent.click(buy);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ productVariantUuid: '00000000-0000-4000-8000-000000000012' }),
      ),
    );
    stop();
  });

  it('is kept if the navigation of an earlier choice arrives late, and follows a navigation to any other URL', async () => {
    fakeMarket();
    const { router } = open();
    const [pieces, heavy] = [await option('Pieces'), await option('2 kg')];
    // Runs no animation frame, so that the navigation after the paint does not start.
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    fireEvent.click(pieces);
    fireEvent.click(heavy);
    const arriveAt = (query: string) => act(() => router.navigate(`/product/rui-fish?${query}`));
    await arriveAt('variant=00000000-0000-4000-8000-000000000012');
    expect(heavy).toBeChecked();
    await arriveAt('option0=1+kg');
    expect(heavy).not.toBeChecked();
  });

  it('does not fetch the product again, even if the shopper changes the choice several times', async () => {
    const api = fakeMarket();
    const { router } = open();
    fireEvent.click(await option('Pieces'));
    await waitFor(() => expect(router.state.location.search).toContain('variant='));
    fireEvent.click(await option('2 kg'));
    await waitFor(() => expect(router.state.location.search).toContain('2+kg'));
    expect(api.sent.filter(({ id }) => id === 'getProductByHandle')).toHaveLength(1);
  });

  it('changes the URL only once if a second choice follows before the first choice is painted', async () => {
    fakeMarket();
    const { router } = open();
    const navigate = jest.spyOn(router, 'navigate');
    fireEvent.click(await option('Pieces'));
    fireEvent.click(await option('2 kg'));
    await waitFor(() => expect(router.state.location.search).toContain('2+kg'));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the options in a link, even after the shopper chose them and changed back', async () => {
    fakeMarket();
    const { router } = open('?variant=00000000-0000-4000-8000-000000000011');
    const navigate = jest.spyOn(router, 'navigate');
    fireEvent.click(await option('2 kg'));
    fireEvent.click(await option('1 kg'));
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    await act(() => navigate.mock.results[0]?.value);
    await act(() => router.navigate('/product/rui-fish?option0=2+kg&option1=Whole'));
    expect(await option('2 kg')).toBeChecked();
  });

  it('does not change the URL if the page is left before the choice is painted', async () => {
    fakeMarket();
    const { router, unmount } = open();
    const navigate = jest.spyOn(router, 'navigate');
    fireEvent.click(await option('Pieces'));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(navigate).not.toHaveBeenCalled();
  });
});
