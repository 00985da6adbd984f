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
    expect(screen.getByText('৳410.00')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
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
});
