import { getProductByHandle } from '@marketplace/contracts/api/products';
import { bus, type EventMap, type Topic } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProduct, buildProductWithOptions, buildSummary } from '../testing/buildProduct';
import { pressCard } from './CardsRegion';
import { ProductCard } from './ProductCard';

allowsConsole(
  /^The product could not be added: ApiError: Gone/,
  /^The product could not be added: Error: It has variants\./,
);

let api: FakeApi;
let stops: (() => void)[];

function listen<T extends Topic>(topic: T): EventMap[T][] {
  const heard: EventMap[T][] = [];
  stops.push(bus.subscribe(topic, (payload) => heard.push(payload)));
  return heard;
}

beforeEach(() => {
  api = fakeApi();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const show = (changes: Partial<ReturnType<typeof buildSummary>> = {}) =>
  renderRoutes([
    { path: '/', element: <ProductCard product={buildSummary(changes)} sizes="1px" /> },
  ]);
const add = () => screen.getByRole('button', { name: 'Add Rui fish to cart' });
const view = () => screen.getByRole('button', { name: 'Quick view of Rui fish' });

describe('the button of a card', () => {
  it.each<[string, Partial<ReturnType<typeof buildSummary>>, string]>([
    ['adds products without variants', {}, 'Add Rui fish to cart'],
    [
      'adds products that are sold beyond their stock',
      { inventoryQuantity: 0, sellStockout: true },
      'Add Rui fish to cart',
    ],
    [
      'opens the quick view of products with variants',
      { hasVariants: true },
      'Quick view of Rui fish',
    ],
    [
      'opens the quick view of sold-out products',
      { inventoryQuantity: 0 },
      'Quick view of Rui fish',
    ],
    [
      'opens the quick view of products that are not for sale',
      { trackQuantity: false },
      'Quick view of Rui fish',
    ],
  ])('%s', (_what, changes, name) => {
    show(changes);
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name })]);
  });
});

describe('the "+" button of a card', () => {
  it('asks the cart service to add one piece, and is busy and ignores presses until the reply', async () => {
    api.reply(getProductByHandle, buildProduct());
    const asked = listen('cart:add-requested');
    show();
    await userEvent.click(add());
    await userEvent.click(add());
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(asked).toEqual([
        { requestId: expect.any(String), productUuid: buildProduct().uuid, quantity: 1 },
      ]),
    );
    const requestId = asked[0]?.requestId ?? '';
    bus.publish('cart:add-failed', { requestId, message: 'Only 0 left' });
    expect(add()).not.toHaveAttribute('aria-busy');
    expect(add()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('asks the cart service to add the product of its card, even before React hydrates the card', async () => {
    api.reply(getProductByHandle, buildProduct({ handle: 'রুই-মাছ' }));
    const asked = listen('cart:add-requested');
    show({ handle: 'রুই-মাছ' });
    const markup = document.createElement('div');
    markup.append(add().closest('article')?.cloneNode(true) ?? '');
    const button = markup.querySelector('button') ?? markup;
    pressCard(button);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(decodeURIComponent(api.sent[0]?.url.pathname ?? '')).toMatch(/রুই-মাছ$/);
    pressCard(markup.querySelector('a') ?? markup);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(asked).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['cannot be loaded', () => api.fail(getProductByHandle, 404, 'Gone', 'not-found')],
    ['has variants now', () => api.reply(getProductByHandle, buildProductWithOptions())],
  ])('opens the quick view if the product %s', async (_what, given) => {
    given();
    const [asked, viewed] = [listen('cart:add-requested'), listen('quick-view:requested')];
    show();
    await userEvent.click(add());
    await waitFor(() => expect(viewed).toEqual([{ handle: 'rui-fish' }]));
    expect(asked).toEqual([]);
  });
});

describe('the quick view button of a card', () => {
  it('requests the quick view of its product, takes the focus, and is busy until the focus moves away', async () => {
    const viewed = listen('quick-view:requested');
    show({ hasVariants: true });
    const button = view();
    button.focus = jest.fn(button.focus.bind(button));
    await userEvent.click(button);
    expect(viewed).toEqual([{ handle: 'rui-fish' }]);
    expect(button.focus).toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    expect(button).not.toHaveAttribute('aria-busy');
  });
});
