import { isBeyondLastPage } from './isBeyondLastPage';

it.each([
  { pageNumber: 1, totalPages: 0, isBeyond: false },
  { pageNumber: 9, totalPages: 0, isBeyond: false },
  { pageNumber: 1, totalPages: 1, isBeyond: false },
  { pageNumber: 3, totalPages: 3, isBeyond: false },
  { pageNumber: 4, totalPages: 3, isBeyond: true },
])('page $pageNumber of $totalPages is beyond the end: $isBeyond', (given) => {
  const status = { ...given, pageSize: 10, totalItems: given.totalPages * 10 };
  expect(isBeyondLastPage(status)).toBe(given.isBeyond);
});
