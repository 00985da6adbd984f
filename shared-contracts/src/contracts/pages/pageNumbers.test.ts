import { isBeyondLastPage, pageNumberOf } from './pageNumbers';

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
])('the query %j has the page number %i', (search, pageNumber) => {
  expect(pageNumberOf(new Request(`http://shop.test/blog${search}`))).toBe(pageNumber);
});

it.each([
  { pageNumber: 1, totalPages: 0, isBeyond: false },
  { pageNumber: 9, totalPages: 0, isBeyond: false },
  { pageNumber: 1, totalPages: 1, isBeyond: false },
  { pageNumber: 3, totalPages: 3, isBeyond: false },
  { pageNumber: 4, totalPages: 3, isBeyond: true },
])('page $pageNumber of $totalPages is beyond the end of the list: $isBeyond', (given) => {
  const status = { ...given, pageSize: 10, totalItems: given.totalPages * 10 };
  expect(isBeyondLastPage(status)).toBe(given.isBeyond);
});
