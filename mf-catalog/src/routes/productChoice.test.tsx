import { bus } from '@marketplace/contracts/events';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { firstScreenIslands } from '../product/islands';
import { fakeMarket } from '../testing/fakeMarket';

const open = () => renderRoutes(routes, { path: '/product/rui-fish' });
const option = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

// The code of islands: compiling it is not a part of any test.
beforeAll(() => Promise.all(firstScreenIslands.map((each) => each.preload())), 60_000);

describe('a choice of options', () => {
  it('shows before the router is asked for its address', async () => {
    fakeMarket();
    const { router } = open();
    const pieces = await option('Pieces');
    const navigate = jest.spyOn(router, 'navigate');
    fireEvent.click(pieces);
    expect(pieces).toBeChecked();
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(screen.getByText('৳410.00')).toBeVisible();
  });

  it('is what a press on the buy button buys before anything else of it is painted', async () => {
    fakeMarket();
    open();
    const pieces = await option('Pieces');
    const asked = jest.fn();
    const stop = bus.subscribe('cart:add-requested', asked);
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    fireEvent.click(pieces);
    expect(screen.queryByText('৳410.00')).toBeNull();
    const [buy] = screen.getAllByRole('button', { name: 'Add to Cart' });
    jest.mocked(window.requestAnimationFrame).mockRestore();
    if (buy) fireEvent.click(buy);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ productVariantUuid: '00000000-0000-4000-8000-000000000012' }),
      ),
    );
    stop();
  });

  it('stays while the address of the one before arrives, and follows any other', async () => {
    fakeMarket();
    const { router } = open();
    const [pieces, heavy] = [await option('Pieces'), await option('2 kg')];
    // No frame comes, and no navigation with it.
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    fireEvent.click(pieces);
    fireEvent.click(heavy);
    const arriveAt = (query: string) => act(() => router.navigate(`/product/rui-fish?${query}`));
    await arriveAt('variant=00000000-0000-4000-8000-000000000012');
    expect(heavy).toBeChecked();
    await arriveAt('option0=1+kg');
    expect(heavy).not.toBeChecked();
    jest.mocked(window.requestAnimationFrame).mockRestore();
  });

  it('asks for the product once, however often the options change', async () => {
    const api = fakeMarket();
    const { router } = open();
    fireEvent.click(await option('Pieces'));
    fireEvent.click(await option('2 kg'));
    await waitFor(() => expect(router.state.location.search).toContain('2+kg'));
    expect(api.sent.filter(({ id }) => id === 'getProductByHandle')).toHaveLength(1);
  });
});
