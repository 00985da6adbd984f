import { bus } from '@marketplace/contracts/events';
import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider } from '../purchase/PurchaseProvider';
import { buildProduct } from '../testing/buildProduct';
import { BuyBar } from './BuyBar';

const product = buildProduct();
const selection = ['1 kg', 'Whole'];

const show = (isShown: boolean) =>
  renderUi(
    <PurchaseProvider product={product} selection={selection} variant={undefined}>
      <BuyBar isShown={isShown} price={380} selection={selection} />
    </PurchaseProvider>,
  );

describe('BuyBar', () => {
  it('says what would be bought for how much, and buys it', async () => {
    const handleRequest = jest.fn();
    const stop = bus.subscribe('cart:add-requested', handleRequest);
    show(true);
    expect(await screen.findByText('৳380.00')).toBeVisible();
    expect(screen.getByText('1 kg, Whole')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(handleRequest).toHaveBeenCalledTimes(1));
    stop();
  });

  it('is nothing to press or to read while the real button is in view', () => {
    show(false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('৳380.00')).toBeNull();
  });
});
