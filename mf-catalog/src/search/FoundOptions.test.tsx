import type { FoundProduct } from '@marketplace/contracts/api/products';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { buildSummary } from '../testing/buildProduct';
import { FoundOptions } from './FoundOptions';

function show(changes: Partial<FoundProduct>, productName = 'rui') {
  const product = { ...buildSummary({ price: 350, comparePrice: 400 }), ...changes };
  const element = (
    <FoundOptions
      productName={productName}
      products={[product]}
      places={[]}
      propsOf={(index) => ({
        id: `option-${index}`,
        role: 'option',
        tabIndex: -1,
        'aria-selected': false,
        onClick: () => undefined,
      })}
    />
  );
  renderRoutes([{ path: '/', element }]);
  return screen.getAllByRole('option')[0]?.textContent;
}

it('FoundOptions shows the search term as typed, even if it looks like HTML', () => {
  show({}, '<b>rui</b>');
  expect(screen.getByText('See all results for “<b>rui</b>”')).toBeVisible();
});

describe('a product among the suggestions of the search box', () => {
  it.each<[string, Partial<FoundProduct>, string]>([
    ['its price with the unit', { measure: { amount: 1, unit: 'kg' } }, 'Rui fish৳350.001\u00a0kg'],
    ['the lowest price of its variants', { lowestPrice: 300 }, 'Rui fishFrom ৳300.00'],
    ['its section', { sectionName: 'Fish' }, 'Rui fishFish৳350.00'],
  ])('shows %s', (_, changes, expected) => {
    expect(show({ measure: undefined, ...changes })).toBe(expected);
  });

  it('sets the `lang` of a section name that is not translated', () => {
    show({ sectionName: 'Fish', sectionNameLanguage: 'en' });
    expect(screen.getByText('Fish')).toHaveAttribute('lang', 'en');
  });
});
