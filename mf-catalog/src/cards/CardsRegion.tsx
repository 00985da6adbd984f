import { Region } from '@marketplace/contracts/rendering';
import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { bus, callApi, useRetained } from '../../contracts';
import type { AddButtons } from './CardSteppers';

interface CardsRegionProps {
  /** The products of the cards, as returned by `markupOnly`. */
  data: unknown;
  children: ReactNode;
}

/**
 * A static region with product cards. The buttons of the cards work although React does not hydrate
 * the cards. A card whose product is in the cart has a stepper.
 */
export function CardsRegion({ data, children }: CardsRegionProps) {
  const container = useRef<HTMLDivElement>(null);
  const [buttons] = useState(createAddButtons);
  useEffect(() => {
    for (const button of container.current ? addButtonsIn(container.current) : []) {
      buttons.add(button);
    }
  }, [buttons]);
  return (
    <div ref={container}>
      <AddButtonsContext value={buttons}>
        <Region when="never" data={data} onPress={pressCard}>
          {children}
        </Region>
      </AddButtonsContext>
      <Steppers buttons={buttons} />
    </div>
  );
}

/**
 * Renders the steppers only in the browser, because the server sends all visitors the same markup.
 */
function Steppers({ buttons }: { buttons: AddButtons }) {
  const isInUse = Boolean(useRetained('cart:changed')?.cartItems.length);
  return isInUse && <Region when="load" load={loadSteppers} props={{ buttons }} isBrowserOnly />;
}

const loadSteppers = () =>
  import(/* webpackChunkName: "catalog-card-steppers" */ './CardSteppers').then(
    (it) => it.CardSteppers,
  );

/**
 * Action of a card's button: `add` adds one piece of the product to the cart; `view` opens the
 * product's quick view.
 */
export type CardAction = 'add' | 'view';

/**
 * Attributes of a card's button. The name is the action, the value is the product's handle.
 * `pressCard` reads both, so a press works even in the server's markup, in which no React component
 * runs.
 */
export const cardButton = (action: CardAction, handle: string) =>
  ({ type: 'button', name: action, value: handle }) as const;

const isAction = (name: string): name is CardAction => name === 'add' || name === 'view';

/** Finds the buttons that add a product. The value of each button is the product's handle. */
const addButtonsIn = (markup: Element) =>
  markup.querySelectorAll<HTMLButtonElement>(`button[name="${'add' satisfies CardAction}"]`);

/**
 * The list of "+" buttons in the surrounding region. A button that React renders adds itself to the
 * list. The region adds the buttons in the server's markup.
 */
export const AddButtonsContext = createContext<AddButtons | undefined>(undefined);

function createAddButtons(): AddButtons {
  let buttons: readonly HTMLButtonElement[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly HTMLButtonElement[]) => {
    buttons = next;
    for (const listener of listeners) listener();
  };
  return {
    add(button) {
      if (!buttons.includes(button)) set([...buttons.filter((each) => each.isConnected), button]);
      return () => set(buttons.filter((each) => each !== button));
    },
    read: () => buttons,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Handles a press within a card. Only the button's attributes record whether it is busy, because no
 * React component runs in the server's markup.
 */
export function pressCard(target: Element): void {
  const button = target.closest('button');
  if (!button || !isAction(button.name)) return;
  if (button.name === 'view') openQuickView(button);
  else void addOne(button);
}

/** Requests the quick view. The button is busy until the quick view takes the focus. */
function openQuickView(button: HTMLButtonElement): void {
  // Focuses the button, because Safari does not focus a pressed button. When the quick view closes,
  // it returns the focus to the button.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  button.addEventListener('blur', () => button.removeAttribute('aria-busy'), { once: true });
  bus.publish('quick-view:requested', { handle: button.value });
}

/**
 * Asks the cart to add one piece. The button is busy, and ignores presses, until the cart has
 * replied. If the product cannot be fetched or has variants, the quick view opens.
 */
async function addOne(button: HTMLButtonElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  // Focuses the button, because Safari does not focus a pressed button. Only a focused button hands
  // its focus to the stepper.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  const settle = () => button.removeAttribute('aria-busy');
  try {
    // Imported on demand, because few visitors press "+".
    const { getProductByHandle } = await import(
      /* webpackChunkName: "catalog-loaders" */ '@marketplace/contracts/api/products'
    );
    const { busRequest } = await import(
      /* webpackChunkName: "catalog-loaders" */ '@marketplace/contracts/events/busRequest'
    );
    // Fetches the product's uuid. It is not in the page, because the uuids of all cards would make
    // up a fifteenth of the home page's size.
    const { uuid: productUuid, hasVariants } = await callApi(getProductByHandle, {
      params: { handle: button.value },
    });
    if (hasVariants) throw new Error('It has variants.');
    busRequest({
      publish: (requestId) =>
        bus.publish('cart:add-requested', { requestId, productUuid, quantity: 1 }),
      answers: ['cart:item-added', 'cart:add-failed'],
      onSettled: settle,
    });
  } catch (error) {
    console.warn('The product could not be added:', error);
    settle();
    // In the quick view, the visitor can try again, or choose a variant if the product now has
    // variants.
    openQuickView(button);
  }
}
