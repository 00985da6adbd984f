import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { buildCartItem } from '../testing/buildCart';
import { StockLine } from './StockLine';

describe('StockLine', () => {
  it.each([
    [true, 50, 'In stock'],
    [true, null, 'In stock'],
    [true, 6, 'In stock'],
    [true, 5, 'Only 5 left'],
    [true, 3, 'Only 3 left'],
    [true, 1, 'Only 1 left'],
    [false, 3, 'Only 3 left: lower the quantity to order them'],
    [false, 2, 'Only 2 left: lower the quantity to order them'],
    [false, 1, 'Only 1 left: lower the quantity to order it'],
    [false, 0, 'Out of stock: remove it to order the rest'],
    [false, null, 'Out of stock: remove it to order the rest'],
  ])(
    'with isAvailable %p and %p pieces left, shows "%s"',
    (isAvailable, availableQuantity, text) => {
      renderUi(<StockLine item={buildCartItem(1, { isAvailable, availableQuantity })} />);
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  it('says that a product was deleted, even if the API still reports stock', () => {
    renderUi(<StockLine item={buildCartItem(1, { isGone: true })} />);
    expect(screen.getByText('No longer sold: remove it to order the rest')).toBeVisible();
  });

  it('says that a shop is closed, for a cart item and for a saved item', () => {
    const item = buildCartItem(1, { isAvailable: false, availableQuantity: 0, isShopClosed: true });
    renderUi(
      <>
        <StockLine item={item} />
        <StockLine item={item} isSaved />
      </>,
    );
    expect(screen.getByText('This shop is closed: remove it to order the rest')).toBeVisible();
    expect(screen.getByText('This shop is closed')).toBeVisible();
  });

  it.each([
    [3, 'Only 3 left'],
    [0, 'Out of stock'],
    [null, 'Out of stock'],
  ])('for a saved item with %p pieces left, shows "%s"', (availableQuantity, text) => {
    const item = buildCartItem(1, { isAvailable: false, availableQuantity });
    renderUi(<StockLine item={item} isSaved />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
