import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Purchase } from '../purchase/usePurchase';
import { BuyBar } from './BuyBar';

const addToCart = jest.fn();
const purchase: Purchase = {
  quantity: 1,
  setQuantity: () => undefined,
  state: 'add-to-cart',
  isWaiting: false,
  addToCart,
};

const show = (isShown: boolean) =>
  renderUi(
    <BuyBar isShown={isShown} price={380} selection={['1 kg', 'Whole']} purchase={purchase} />,
  );

describe('BuyBar', () => {
  it('says what would be bought for how much, and buys it', async () => {
    show(true);
    expect(await screen.findByText('৳380.00')).toBeVisible();
    expect(screen.getByText('1 kg, Whole')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(addToCart).toHaveBeenCalledTimes(1);
  });

  it('is nothing to press or to read while the real button is in view', () => {
    show(false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('৳380.00')).toBeNull();
  });
});
