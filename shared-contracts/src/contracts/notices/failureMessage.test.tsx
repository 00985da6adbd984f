import { ApiError } from '@marketplace/contracts/api/client';
import { failureMessage } from './failureMessage';

const refusal = (code: string | undefined, message: string) =>
  new ApiError({ kind: 'http', status: 409, code, message });
const shortage = refusal('out-of-stock', 'Only 2 of Rui Fish are left');
const unknown = refusal('new-code', 'The host has a new reason');
const password = refusal('password-needed', 'Send your password with the code');
const lost = new ApiError({ kind: 'network', message: 'Something went wrong' });
const late = new ApiError({ kind: 'timeout', message: 'Something went wrong' });
const odd = new ApiError({ kind: 'contract', message: 'Something went wrong' });

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['en', shortage, 'Only 2 of Rui Fish are left'],
  ['bn', shortage, 'এই পণ্যটি এত পরিমাণে আর স্টকে নেই'],
  ['fr', shortage, 'Il ne reste pas assez d’exemplaires de ce produit'],
  ['en', unknown, 'The host has a new reason'],
  ['bn', unknown, 'কিছু একটা সমস্যা হয়েছে'],
  ['fr', unknown, 'Une erreur est survenue'],
  ['bn', refusal('new-code', 'নতুন একটি কারণ'), 'নতুন একটি কারণ'],
  ['bn', refusal(undefined, 'The host has a reason'), 'কিছু একটা সমস্যা হয়েছে'],
  ['bn', refusal('toString', 'The host has a reason'), 'কিছু একটা সমস্যা হয়েছে'],
  [
    'en',
    password,
    'Somebody else has signed up with this phone too. Please sign up again in this browser.',
  ],
  ['en', lost, 'Something went wrong'],
  ['bn', lost, 'কিছু একটা সমস্যা হয়েছে'],
  ['bn', late, 'কিছু একটা সমস্যা হয়েছে'],
  ['bn', odd, 'কিছু একটা সমস্যা হয়েছে'],
  ['fr', new TypeError('x is not a function'), 'Une erreur est survenue'],
])('on a page in %s, failureMessage for %s is: %s', async (lang, error, message) => {
  document.documentElement.lang = lang;
  await expect(failureMessage(error)).resolves.toBe(message);
});

it('if the browser is offline, failureMessage says so for a call without a reply, but not for a refusal', async () => {
  document.documentElement.lang = 'bn';
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(failureMessage(lost)).resolves.toMatch(/^আপনি অফলাইনে আছেন/);
  await expect(failureMessage(shortage)).resolves.toMatch(/^এই পণ্যটি/);
  onLine.mockRestore();
});

it('failureMessage for a 429 without a code says that there were too many tries', async () => {
  document.documentElement.lang = 'fr';
  const proxy = new ApiError({ kind: 'http', status: 429, message: 'Too Many Requests' });
  await expect(failureMessage(proxy)).resolves.toMatch(/^Trop d’essais/);
});
