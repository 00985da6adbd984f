import { readCode } from './oneTimeCode';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['123-456', '123456'],
  ['Your code: 123456', '123456'],
  ['012345', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['', undefined],
  ['abcdef', undefined],
])('readCode reads %j as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
