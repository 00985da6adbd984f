import { bus } from '../../bus';

/** Adds one piece of the card's product, or opens its quick view. */
export type CardAction = 'add' | 'view';

/**
 * The contract between the button of a card and `pressCard`: its name is the action and its value the product,
 * so that a press is understood in the server's markup too, where the button is of no component.
 */
export const cardButton = (action: CardAction, handle: string) =>
  ({ type: 'button', name: action, value: handle }) as const;

const isAction = (name: string): name is CardAction => name === 'add' || name === 'view';

/** The buttons in markup that add a product; their value is its handle. */
export const addButtonsIn = (markup: Element) =>
  markup.querySelectorAll<HTMLButtonElement>(`button[name="${'add' satisfies CardAction}"]`);

/** Answers a press within cards; the state of a button is in the element alone. */
export function pressCard(target: Element): void {
  const button = target.closest('button');
  if (!button || !isAction(button.name)) return;
  if (button.name === 'view') openQuickView(button);
  else void addOne(button);
}

/** Busy until the quick view is open, which takes the focus away. */
function openQuickView(button: HTMLButtonElement): void {
  // Safari leaves a pressed button without the focus, which comes back here afterwards.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  button.addEventListener('blur', () => button.removeAttribute('aria-busy'), { once: true });
  bus.publish('quick-view:requested', { handle: button.value });
}

/** Busy until the cart has answered; further presses are the same one. */
async function addOne(button: HTMLButtonElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  // Safari gives a pressed button no focus, which the stepper is to have.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  const settle = () => button.removeAttribute('aria-busy');
  try {
    const { addProduct } = await import(/* webpackChunkName: "catalog-loaders" */ './addProduct');
    await addProduct(button.value, settle);
  } catch (error) {
    console.warn('The product could not be added:', error);
    settle();
    // It says what is wrong, offers another attempt, and lets choose a variant if there are some by now.
    openQuickView(button);
  }
}
