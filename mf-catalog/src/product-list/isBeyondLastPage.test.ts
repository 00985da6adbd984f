import { isBeyondLastPage } from './isBeyondLastPage';

describe('isBeyondLastPage', () => {
  it.each`
    pageNumber | totalItems | totalPages | expected
    ${1}       | ${20}      | ${2}       | ${false}
    ${2}       | ${20}      | ${2}       | ${false}
    ${3}       | ${20}      | ${2}       | ${true}
    ${1}       | ${0}       | ${0}       | ${false}
    ${9}       | ${0}       | ${0}       | ${false}
  `(
    'is $expected for page $pageNumber of $totalPages with $totalItems products',
    ({ expected, ...status }) => {
      expect(isBeyondLastPage({ ...status, pageSize: 14 })).toBe(expected);
    },
  );
});
