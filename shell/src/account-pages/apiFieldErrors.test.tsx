import { ApiError } from '@marketplace/contracts/api/client';
import { setupI18n } from '@marketplace/contracts/i18n';
import { messages as bn } from '../page/messages/account/locales/bn.po';
import { messages as en } from '../page/messages/account/locales/en.po';
import { messages as fr } from '../page/messages/account/locales/fr.po';
import { apiFieldErrors } from './apiFieldErrors';

const FIELDS = ['fullName', 'password'];

function errorsIn(locale: 'en' | 'bn' | 'fr', message: string) {
  document.documentElement.lang = locale;
  const error = new ApiError({ kind: 'http', status: 400, code: 'invalid-input', message });
  const i18n = setupI18n({ locale, messages: { en, bn, fr } });
  const errors = Object.entries(apiFieldErrors(error, FIELDS));
  return errors.map(([name, text = '']) => [name, typeof text === 'string' ? text : i18n._(text)]);
}

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['en', 'password must not be the account itself', 'Must not be the account itself'],
  ['bn', 'password must not be the account itself', 'পাসওয়ার্ডটি খুব সহজ। অন্য একটি দিন।'],
  [
    'fr',
    'password must not be made of the name of the shop',
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  ],
  ['bn', 'password is one of the most common ones', 'পাসওয়ার্ডটি খুব সহজ। অন্য একটি দিন।'],
  ['bn', 'password must have at most 128 characters', 'এই ঘরটি আবার দেখুন'],
] as const)(
  'on a page in %s, the error "%s" of the API is shown as: %s',
  (locale, message, text) => {
    expect(errorsIn(locale, message)).toEqual([['password', text]]);
  },
);

it.each([
  ['en', 'Must not be empty'],
  ['bn', 'এই ঘরটি আবার দেখুন'],
  ['fr', 'Veuillez vérifier ce champ'],
] as const)('on a page in %s, an error of the field fullName is shown as: %s', (locale, text) => {
  expect(errorsIn(locale, 'fullName must not be empty')).toEqual([['fullName', text]]);
});

it('the API error of a field that the form lacks is not a field error', () => {
  expect(errorsIn('bn', 'phone must be a phone number')).toEqual([]);
});
