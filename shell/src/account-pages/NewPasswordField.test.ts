import { newPasswordError } from './NewPasswordField';

const textOf = (password: string, locale = 'en') => newPasswordError(password, locale)?.message;
const valuesOf = (password: string, locale: string) => newPasswordError(password, locale)?.values;

it.each([
  ['', 'Password is required'],
  ['seven77', 'Use {least} to {most} characters'],
  ['x'.repeat(65), 'Use {least} to {most} characters'],
  ['eight888', undefined],
  ['        ', undefined],
  ['x'.repeat(64), undefined],
])('for the password %j, newPasswordError returns the message %j', (password, text) => {
  expect(textOf(password)).toBe(text);
});

it('newPasswordError writes the length limits in the digits of the locale', () => {
  expect(valuesOf('short', 'bn')).toEqual({ least: '৮', most: '৬৪' });
  expect(valuesOf('short', 'fr')).toEqual({ least: '8', most: '64' });
});
