import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { bus, type EventMap } from '@marketplace/contracts/events';

let toasts: EventMap['toast:requested'][];
let unsubscribe: () => void;

beforeEach(() => {
  toasts = [];
  unsubscribe = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
});
afterEach(() => {
  unsubscribe();
  document.documentElement.lang = '';
});

/** A page of its own: messages are loaded once per page. */
async function onPage(lang: string) {
  document.documentElement.lang = lang;
  const { toast } = await import('./toast');
  return toast;
}

describe('toast', () => {
  it("translates into the page's language", async () => {
    const toast = await onPage('bn');
    await toast.success(msg`Item added to cart`);
    expect(toasts).toEqual([{ kind: 'success', message: 'পণ্যটি কার্টে যোগ হয়েছে' }]);
  });

  it("shows the server's own words", async () => {
    const toast = await onPage('bn');
    const message = 'Only 2 of Rui Fish are left';
    const refusal = new ApiError({ kind: 'http', status: 409, message });
    await expect(toast.failure(refusal)).resolves.toBe(message);
    expect(toasts).toEqual([{ kind: 'error', message }]);
  });

  it.each([
    ['no reply', new ApiError({ kind: 'network', message: 'Something went wrong' })],
    ['a reply too late', new ApiError({ kind: 'timeout', message: 'Something went wrong' })],
    ['a fault of our own', new TypeError('x is not a function')],
  ])('shows a general message for %s', async (_, error) => {
    const toast = await onPage('bn');
    await expect(toast.failure(error)).resolves.toBe('কিছু একটা সমস্যা হয়েছে');
  });
});
