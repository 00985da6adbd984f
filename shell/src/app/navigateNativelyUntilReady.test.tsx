import { fireEvent } from '@testing-library/react';
import { navigateNativelyUntilReady } from './navigateNativelyUntilReady';

const followed = jest.fn((event: Event) => event.preventDefault());

function tap(name: string, pointerType = 'touch'): void {
  const link = document.querySelector(`[href="${name}"], [name="${name}"]`);
  if (!link) throw new Error(`There is no ${name}.`);
  // jsdom has no PointerEvent of its own.
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(link, Object.assign(click, { pointerType }));
}

describe('first taps', () => {
  beforeEach(() => {
    followed.mockClear();
    // Those that an earlier test added are of a page that was left.
    window.dispatchEvent(new Event('pageshow'));
    delete document.documentElement.dataset.routed;
    document.body.innerHTML = `<div>
      <main><a href="/product/rui">Rui</a><a href="/cart">Cart</a><a href="#picture-2">2</a><a href="tel:+8801711000001">Call</a><a href="/shop" target="_blank">Shops</a><button name="more">More</button></main>
    </div>`;
    // As the router's links, which React hears at its root.
    document.querySelector('div')?.addEventListener('click', followed);
    navigateNativelyUntilReady();
  });

  it('on links are the browser’s, again and again', () => {
    // jsdom goes nowhere.
    tap('/product/rui');
    tap('/product/rui');
    expect(followed).not.toHaveBeenCalled();
  });

  it('are followed by the browser’s, until the document that is on its way is there or given up', () => {
    tap('/product/rui');
    document.documentElement.dataset.routed = '';
    tap('/cart');
    expect(followed).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    tap('/cart');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['by a mouse', () => tap('/product/rui', 'mouse')],
    ['on a page of one shopper', () => tap('/cart')],
    ['on a place of the page', () => tap('#picture-2')],
    ['on a telephone number', () => tap('tel:+8801711000001')],
    ['on a link to another tab', () => tap('/shop')],
  ])('%s are the router’s', (_what, perform) => {
    perform();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('are the router’s without a network, which has something to show', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    tap('/product/rui');
    expect(followed).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('are the router’s once the code is there to which links lead', () => {
    document.documentElement.dataset.routed = '';
    tap('/product/rui');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('are the router’s after another press, whose answer a document would lose', () => {
    tap('more');
    tap('/product/rui');
    expect(followed).toHaveBeenCalledTimes(2);
  });
});
