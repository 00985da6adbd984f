import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterForm } from './FilterForm';

// Makes queries ignore hidden elements, so that they do not find the brands that the search hides.
configure({ defaultHidden: false });

const uuidOf = (number: number) => `0f0c1d1e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const brandOf = (number: number, productCount?: number) => ({
  uuid: uuidOf(number),
  name: `Brand ${number}`,
  productCount,
});
const many = Array.from({ length: 14 }, (_, index) => brandOf(index + 1, index + 1));

function show(brands: ReturnType<typeof brandOf>[], productBrandUuid?: string[]) {
  const onChoose = jest.fn();
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <FilterForm
            query={{ pageNumber: 1, productBrandUuid }}
            place={{ fixed: {}, pathFor: () => '/product' }}
            facets={{ sections: [], categories: [], tags: [], brands }}
            onChoose={onChoose}
          />
        ),
      },
    ],
    { path: '/' },
  );
  return onChoose;
}

const search = () => screen.queryByRole('searchbox', { name: 'Search in Brands' });
const shown = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

describe('the brands of a list', () => {
  it('show their numbers of products, and are hidden if they have no products and are not ticked', () => {
    show([brandOf(1, 3), brandOf(2, 0), brandOf(3, 0), brandOf(4)], [uuidOf(3)]);
    expect(shown()).toEqual(['Brand 13', 'Brand 30', 'Brand 4']);
  });

  it('can be searched if there are many, and stay ticked while the search hides them', async () => {
    const onChoose = show(many, [uuidOf(1)]);
    const box = search();
    if (!box) throw new Error('There is no search.');
    await userEvent.type(box, ' brand 2{Enter}');
    expect(shown()).toEqual(['Brand 22']);
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Brand 2/ }));
    expect(onChoose).toHaveBeenCalledWith({ productBrandUuid: [uuidOf(1), uuidOf(2)] });
  });

  it('are found by a Bangla name whose letter ড় is typed as one character', async () => {
    show([...many, { ...brandOf(15, 1), name: 'পাহা\u09A1\u09BCি' }]);
    const box = search();
    if (!box) throw new Error('There is no search.');
    await userEvent.type(box, 'পাহা\u09DCি');
    expect(shown()).toEqual(['পাহা\u09A1\u09BCি1']);
  });

  it('cannot be searched if there are few', () => {
    show(many.slice(0, 5));
    expect(search()).toBeNull();
  });
});
