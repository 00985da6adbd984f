import { bus } from '@marketplace/contracts/events';

/**
 * A press on the button of a card, which may be of no component: the server's markup, in a `StaticPart`.
 * So its state is in the element alone.
 */
export function pressCard(target: Element): void {
  const button = target.closest('button');
  const card = button?.parentElement?.closest('article');
  // A stepper over the button is alive by itself.
  if (!button || !card || button.parentElement !== card) return;
  const { handle } = readCard(card);
  if (button.hasAttribute('aria-haspopup')) openQuickView(button, handle);
  else void addOne(button, handle);
}

/** The product that a card shows. */
export function readCard(card: Element): { handle: string; name: string } {
  const link = card.querySelector('a');
  const handle = decodeURIComponent(link?.pathname.split('/').at(-1) ?? '');
  return { handle, name: link?.text ?? '' };
}

/** Busy until the quick view is open, which takes the focus away. */
function openQuickView(button: HTMLButtonElement, handle: string): void {
  // Safari leaves a pressed button without the focus, which comes back here afterwards.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  button.addEventListener('blur', () => button.removeAttribute('aria-busy'), { once: true });
  bus.publish('quick-view:requested', { handle });
}

/** Busy until the cart has answered; further presses are the same one. */
async function addOne(button: HTMLButtonElement, handle: string): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  // Safari gives a pressed button no focus, which the stepper is to have.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  const settle = () => button.removeAttribute('aria-busy');
  try {
    const { addProduct } = await import(/* webpackChunkName: "catalog-loaders" */ './addProduct');
    await addProduct(handle, settle);
  } catch (error) {
    console.warn('The product could not be added:', error);
    settle();
    // It says what is wrong, offers another attempt, and lets choose where there is a choice by now.
    openQuickView(button, handle);
  }
}
