import { passwordProblem } from './passwordProblem';

const textOf = (password: string, locale = 'en') => passwordProblem(password, locale)?.message;
const valuesOf = (password: string, locale: string) => passwordProblem(password, locale)?.values;

it.each([
  ['', 'Password is required'],
  ['seven77', 'Use {least} to {most} characters'],
  ['x'.repeat(65), 'Use {least} to {most} characters'],
  ['eight888', undefined],
  ['        ', undefined],
  ['x'.repeat(64), undefined],
])('says of %j: %j', (password, text) => {
  expect(textOf(password)).toBe(text);
});

it('counts in the figures of the reader', () => {
  expect(valuesOf('short', 'bn')).toEqual({ least: '৮', most: '৬৪' });
  expect(valuesOf('short', 'fr')).toEqual({ least: '8', most: '64' });
});
