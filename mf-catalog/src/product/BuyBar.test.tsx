import { bus } from '@marketplace/contracts/events';
import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { PurchaseProvider } from '../purchase/PurchaseProvider';
import { buildProductWithOptions } from '../testing/buildProduct';
import { BuyBar } from './BuyBar';

// Makes queries ignore hidden elements, because the bar is hidden while the real buy button is in
// view.
configure({ defaultHidden: false });

const product = buildProductWithOptions();
const selection = ['1 kg', 'Pieces'];

function Page() {
  const buyBox = useRef<HTMLDivElement>(null);
  return (
    <PurchaseProvider product={product} selection={selection} choose={() => undefined}>
      <div ref={buyBox} />
      <BuyBar buyBox={buyBox} />
    </PurchaseProvider>
  );
}

/** Renders the page with the real buy button in view, or out of view. */
function show(isIntersecting: boolean): void {
  Object.assign(window, {
    IntersectionObserver: class {
      readonly #notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.#notify = notify;
      }
      observe() {
        this.#notify([{ isIntersecting } as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    },
  });
  renderUi(<Page />);
}

afterEach(() => {
  Object.assign(window, { IntersectionObserver: undefined });
});

describe('BuyBar', () => {
  it('shows price and chosen options while the real buy button is out of view, and adds the product to the cart', async () => {
    const handleRequest = jest.fn();
    const stop = bus.subscribe('cart:add-requested', handleRequest);
    show(false);
    expect(await screen.findByText('৳410.00')).toBeVisible();
    expect(screen.getByText('1 kg, Pieces')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(handleRequest).toHaveBeenCalledTimes(1));
    stop();
  });

  it('hides its button and price while the real buy button is in view', () => {
    show(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('৳410.00')).toBeNull();
  });
});
