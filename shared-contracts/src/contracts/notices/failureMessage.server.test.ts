import { ApiError } from '@marketplace/contracts/api/client';
import { failureMessage } from './failureMessage';

const lost = new ApiError({ kind: 'network', message: 'Something went wrong' });
const closed = new ApiError({
  kind: 'http',
  status: 409,
  code: 'shop-closed',
  message: 'Padma Fish takes no orders',
});

it.each([
  [lost, 'fr', 'Une erreur est survenue'],
  [lost, 'bn', 'কিছু একটা সমস্যা হয়েছে'],
  [closed, 'bn', 'এই দোকান আপাতত অর্ডার নিচ্ছে না'],
  [closed, 'en', 'Padma Fish takes no orders'],
])(
  'on the server, failureMessage for %s in the language of the request, %s, is: %s',
  async (error, lang, message) => {
    const request = new Request(`http://shop.test/cart?lang=${lang}`);
    await expect(failureMessage(error, request)).resolves.toBe(message);
  },
);
