import { createContext } from 'react';
import { bus } from '../../contracts';

/** Adds one piece of the card's product, or opens its quick view. */
export type CardAction = 'add' | 'view';

/**
 * Attributes of a card's button: the name is the action, and the value is the product's handle.
 * `pressCard` reads them, so a press also works in the server's markup, which has no components.
 */
export const cardButton = (action: CardAction, handle: string) =>
  ({ type: 'button', name: action, value: handle }) as const;

const isAction = (name: string): name is CardAction => name === 'add' || name === 'view';

/** Finds the buttons that add a product; their value is its handle. */
export const addButtonsIn = (markup: Element) =>
  markup.querySelectorAll<HTMLButtonElement>(`button[name="${'add' satisfies CardAction}"]`);

/** The "+" buttons of a region's cards, over which steppers are rendered. */
export interface AddButtons {
  /** @returns a function that removes the button */
  add: (button: HTMLButtonElement) => () => void;
  /** @returns the buttons on the page; the same array until they change */
  read: () => readonly HTMLButtonElement[];
  subscribe: (listener: () => void) => () => void;
}

/**
 * The buttons of the surrounding region. Buttons that React renders add themselves; the region adds
 * those of the server's markup.
 */
export const AddButtonsContext = createContext<AddButtons | undefined>(undefined);

export function createAddButtons(): AddButtons {
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

/** Handles a press within a card. The button's state is kept in its element only. */
export function pressCard(target: Element): void {
  const button = target.closest('button');
  if (!button || !isAction(button.name)) return;
  if (button.name === 'view') openQuickView(button);
  else void addOne(button);
}

/** The button is busy until the quick view is open, which moves the focus. */
function openQuickView(button: HTMLButtonElement): void {
  // Safari does not focus a pressed button, but the focus must return to it later.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  button.addEventListener('blur', () => button.removeAttribute('aria-busy'), { once: true });
  bus.publish('quick-view:requested', { handle: button.value });
}

/** The button is busy until the cart has replied; further presses are ignored. */
async function addOne(button: HTMLButtonElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  // Safari does not focus a pressed button, but the stepper takes the focus from it.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  const settle = () => button.removeAttribute('aria-busy');
  try {
    const { addProduct } = await import(/* webpackChunkName: "catalog-loaders" */ './addProduct');
    await addProduct(button.value, settle);
  } catch (error) {
    console.warn('The product could not be added:', error);
    settle();
    // The quick view shows the error, offers a retry, and shows the variants if the product has
    // some now.
    openQuickView(button);
  }
}
