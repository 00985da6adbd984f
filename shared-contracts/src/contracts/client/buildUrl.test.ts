import { buildUrl } from './buildUrl';

describe('buildUrl', () => {
  it.each<[string, Parameters<typeof buildUrl>, string | undefined]>([
    ['a path without parameters', ['/api', '/blog'], '/api/blog'],
    [
      'a path value in Bangla',
      ['', '/x/{handle}', { handle: 'রুই' }],
      '/x/%E0%A6%B0%E0%A7%81%E0%A6%87',
    ],
    ['a path value with a slash', ['', '/x/{handle}', { handle: 'a/b?c' }], '/x/a%2Fb%3Fc'],
    ['a list in the query', ['', '/x', {}, { tag: ['a', 'b'], page: 2 }], '/x?tag=a&tag=b&page=2'],
    ['query values that are undefined or null', ['', '/x', {}, { a: undefined, b: null }], '/x'],
    ['the path value ..', ['', '/x/{handle}', { handle: '..' }], undefined],
    ['an empty path value', ['', '/x/{handle}', { handle: '' }], undefined],
    ['a missing path value', ['', '/x/{handle}'], undefined],
  ])('for %s (%j) returns %j', (_, args, expected) => {
    expect(buildUrl(...args)).toBe(expected);
  });
});
