import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { fireEvent } from '@testing-library/react';
import { navigateNativelyUntilReady } from './navigateNativelyUntilReady';

const followed = jest.fn((event: Event) => event.preventDefault());

function tap(name: string, pointerType = 'touch'): void {
  const link = document.querySelector(`[href="${name}"], [name="${name}"]`);
  if (!link) throw new Error(`There is no ${name}.`);
  // Used in place of a PointerEvent, which jsdom lacks.
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(link, Object.assign(click, { pointerType }));
}

describe('the first taps of a visitor', () => {
  beforeEach(() => {
    followed.mockClear();
    // Resets the listeners of earlier tests: the event means that no document is being loaded.
    window.dispatchEvent(new Event('pageshow'));
    delete document.documentElement.dataset.routed;
    document.body.innerHTML = `<div>
      <main><a href="/product/rui">Rui</a><a href="/cart">Cart</a><a href="#picture-2">2</a><a href="tel:+8801711000001">Call</a><a href="/shop" target="_blank">Shops</a><button name="more">More</button></main>
    </div>`;
    // Takes the place of the router's links. Like React, it listens for clicks at a root element.
    document.querySelector('div')?.addEventListener('click', followed);
    navigateNativelyUntilReady(PROJECT_PAGES);
  });

  it('on a link are handled by the browser, even if the visitor taps twice', () => {
    // jsdom does not navigate, so the page stays after the first tap.
    tap('/product/rui');
    tap('/product/rui');
    expect(followed).not.toHaveBeenCalled();
  });

  it('are handled by the browser until it shows the tapped page, even if the code for the links has loaded', () => {
    tap('/product/rui');
    document.documentElement.dataset.routed = '';
    tap('/cart');
    expect(followed).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    tap('/cart');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['come from a mouse', () => tap('/product/rui', 'mouse')],
    ['are on a link to a personal page', () => tap('/cart')],
    ['are on a link within the page', () => tap('#picture-2')],
    ['are on a phone link', () => tap('tel:+8801711000001')],
    ['are on a link that opens a new tab', () => tap('/shop')],
  ])('are handled by the router if they %s', (_what, perform) => {
    perform();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('are handled by the router if the device is offline, because then only the router can show a page', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    tap('/product/rui');
    expect(followed).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('are handled by the router after the code for the links has loaded', () => {
    document.documentElement.dataset.routed = '';
    tap('/product/rui');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('are handled by the router after a press on a button, because a new document would undo the press', () => {
    tap('more');
    tap('/product/rui');
    expect(followed).toHaveBeenCalledTimes(2);
  });
});
