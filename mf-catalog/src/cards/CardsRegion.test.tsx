import { getProductByHandle } from '@marketplace/contracts/api/products';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { hydrateUi, renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProduct, buildSummary } from '../testing/buildProduct';
import { CardsRegion } from './CardsRegion';
import { ProductShelf } from './ProductShelf';

const [rui, egg] = [
  buildSummary(),
  buildSummary({ uuid: 'egg', handle: 'egg', name: 'Duck eggs', hasVariants: true }),
];
const shelf = <ProductShelf products={[rui, egg]} />;
const omitted = Object.assign(new Promise<never>(() => undefined), { isOmitted: true });

let steps: EventMap['cart:quantity-requested'][];
let stops: (() => void)[];

beforeEach(() => {
  fakeApi().reply(getProductByHandle, buildProduct());
  steps = [];
  stops = [bus.subscribe('cart:quantity-requested', (step) => steps.push(step))];
  hold();
});
afterEach(() => {
  for (const stop of stops) stop();
});

/** Publishes a cart with the given products and quantities. */
function hold(...held: [product: typeof rui, quantity: number][]): void {
  const cartItems = held.map(
    ([product, quantity]) => ({ product, quantity, variant: null }) as CartItem,
  );
  const totalQuantity = held.reduce((sum, [, quantity]) => sum + quantity, 0);
  act(() => bus.publish('cart:changed', { cartUuid: 'c', totalQuantity, cartItems }));
}
const expectPieces = (quantity: number) =>
  act(() =>
    bus.publish('cart:quantity-expected', {
      totalQuantity: quantity,
      items: [{ productUuid: rui.uuid, quantity }],
    }),
  );

const inBrowser = async () => {
  const page = renderRoutes([
    { path: '/', element: <CardsRegion data={[rui]}>{shelf}</CardsRegion> },
  ]);
  return page.container;
};

/** Renders the cards like the server: as markup that React does not hydrate. */
async function asMarkup() {
  const { container, unmount } = renderRoutes([{ path: '/', element: shelf }]);
  const markup = container.innerHTML;
  unmount();
  const page = () => document.body.lastElementChild ?? document.body;
  await hydrateUi(<CardsRegion data={omitted}>{shelf}</CardsRegion>, () => {
    const kept = page().querySelector('div > div > div');
    if (kept) kept.innerHTML = markup;
  });
  return page();
}

const plus = () => screen.getByRole('button', { name: 'Add Rui fish to cart', hidden: true });
const stepper = () => screen.findByRole('group', { name: 'Quantity of Rui fish' });
const queryStepper = () => screen.queryByRole('group', { name: 'Quantity of Rui fish' });
const press = async (name: string) =>
  userEvent.click(within(await stepper()).getByRole('button', { name }));
const shown = async () =>
  (await within(await stepper()).findByRole('textbox')).getAttribute('value');

describe.each([
  ['rendered in the browser', inBrowser],
  ["of the server's markup", asMarkup],
])('CardsRegion with cards %s', (_where, show) => {
  it('has no stepper while the cart is empty', async () => {
    const page = await show();
    expect(plus()).toBeVisible();
    expect(page.querySelectorAll('[role=group]')).toHaveLength(0);
  });

  it('covers "+" with a stepper if the product is in the cart and has no variants', async () => {
    await show();
    hold([rui, 2], [egg, 1]);
    expect(await shown()).toBe('2');
    expect((await stepper()).closest('article')).toBe(plus().closest('article'));
    expect(plus()).toHaveProperty('inert', true);
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('asks the cart service to add one piece after a press on "+", and then focuses the plus button of the new stepper', async () => {
    const asked = jest.fn();
    stops.push(bus.subscribe('cart:add-requested', asked));
    await show();
    plus().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    hold([rui, 1]);
    expect(
      within(await stepper()).getByRole('button', { name: 'Increase quantity' }),
    ).toHaveFocus();
  });

  it('does not move the focus if a product is added outside its card', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Rui fish' });
    link.focus();
    hold([rui, 1]);
    await stepper();
    expect(link).toHaveFocus();
  });

  it('requests one piece more or fewer after a press on the stepper, and shows the expected quantity', async () => {
    await show();
    hold([rui, 2]);
    await press('Increase quantity');
    await press('Decrease quantity');
    const { uuid: productUuid } = rui;
    const requestId = expect.any(String);
    expect(steps).toEqual([
      { requestId, productUuid, change: 1 },
      { requestId, productUuid, change: -1 },
    ]);
    expectPieces(3);
    expect(await shown()).toBe('3');
    act(() => bus.publish('cart:quantity-expected', { totalQuantity: 2, items: [] }));
    expect(await shown()).toBe('2');
  });

  it('moves the focus to "+" after the last piece is removed', async () => {
    await show();
    hold([rui, 1]);
    await press('Decrease quantity');
    expect(steps).toMatchObject([{ change: -1 }]);
    await act(async () => expectPieces(0));
    expect(queryStepper()).toBeNull();
    expect(plus()).toHaveFocus();
    expect(plus()).toHaveProperty('inert', false);
  });
});
