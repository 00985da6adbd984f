import { buildUrl } from './buildUrl';

describe('buildUrl', () => {
  it.each<[string, Parameters<typeof buildUrl>, string | undefined]>([
    ['a bare path', ['/api', '/blog'], '/api/blog'],
    ['Bangla in a path', ['', '/x/{handle}', { handle: 'রুই' }], '/x/%E0%A6%B0%E0%A7%81%E0%A6%87'],
    ['a slash in a value', ['', '/x/{handle}', { handle: 'a/b?c' }], '/x/a%2Fb%3Fc'],
    ['a list in the query', ['', '/x', {}, { tag: ['a', 'b'], page: 2 }], '/x?tag=a&tag=b&page=2'],
    ['nothing given', ['', '/x', {}, { a: undefined, b: null }], '/x'],
    ['a value that climbs', ['', '/x/{handle}', { handle: '..' }], undefined],
    ['an empty value', ['', '/x/{handle}', { handle: '' }], undefined],
    ['a missing value', ['', '/x/{handle}'], undefined],
  ])('builds the URL %s', (_, args, expected) => {
    expect(buildUrl(...args)).toBe(expected);
  });
});
