import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterForm } from './FilterForm';

const PADMA = '0f0c1d1e-0000-4000-8000-000000000001';
const GARDEN = '0f0c1d1e-0000-4000-8000-000000000002';
const shops = [
  { uuid: PADMA, name: 'Padma Fish', productCount: 12 },
  { uuid: GARDEN, name: 'Green Garden', productCount: 3 },
];

function show(given: typeof shops | undefined, shopUuid?: string) {
  const onChoose = jest.fn();
  const facets = { sections: [], categories: [], tags: [], brands: [], shops: given };
  const element = (
    <FilterForm
      query={{ pageNumber: 1, shopUuid }}
      place={{ fixed: {}, pathFor: () => '/product' }}
      facets={facets}
      onChoose={onChoose}
    />
  );
  renderRoutes([{ path: '/', element }], { path: '/' });
  return onChoose;
}

const shop = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const kept = () => document.querySelector('input[type="hidden"][name="shopUuid"]');

describe('the shops of a list', () => {
  it('offer a choice of one shop or all shops', async () => {
    const onChoose = show(shops);
    expect(shop('All shops')).toBeChecked();
    await userEvent.click(shop('Padma Fish'));
    expect(onChoose).toHaveBeenLastCalledWith({ shopUuid: PADMA });
    await userEvent.click(shop('All shops'));
    expect(onChoose).toHaveBeenLastCalledWith({});
    expect(kept()).toBeNull();
  });

  it.each([
    ['the API sends no shops', undefined],
    ['there is only one shop', shops.slice(0, 1)],
  ])('are replaced by a hidden field with the chosen shop if %s', (_what, given) => {
    show(given, PADMA);
    expect(screen.queryByRole('group', { name: 'Shop' })).toBeNull();
    expect(kept()).toHaveAttribute('value', PADMA);
  });

  it('add no field to the form if the API sends no shops and no shop is chosen', () => {
    show(undefined);
    expect(kept()).toBeNull();
  });
});
