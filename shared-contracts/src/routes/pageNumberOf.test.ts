import { pageNumberOf } from './pageNumberOf';

it.each([
  ['', 1],
  ['?pageNumber=1', 1],
  ['?pageNumber=7', 7],
  ['?pageNumber=007', 7],
  ['?pageNumber=0', 1],
  ['?pageNumber=-2', 1],
  ['?pageNumber=1.5', 1],
  ['?pageNumber=2e3', 1],
  ['?pageNumber=abc', 1],
  ['?pageNumber=', 1],
  ['?pageNumber=3&pageNumber=4', 3],
  ['?pageNumber=99999999999999999999', 1_000_000],
])('reads %j as page %i', (search, pageNumber) => {
  expect(pageNumberOf(new Request(`http://shop.test/blog${search}`))).toBe(pageNumber);
});
