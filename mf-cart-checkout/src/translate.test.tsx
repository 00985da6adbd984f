import { msg } from '@lingui/core/macro';
import { linkToCart, translate } from './translate';

afterEach(() => {
  document.documentElement.lang = '';
});

it("the service translates a toast and its link into the page's language", async () => {
  document.documentElement.lang = 'bn';
  await expect(translate(msg`Item added to cart`)).resolves.toBe('পণ্যটি কার্টে যোগ হয়েছে');
  await expect(linkToCart()).resolves.toEqual({ path: '/cart', label: 'কার্ট দেখুন' });
});
