import { pickRelatedPosts } from './pickRelatedPosts';

const listOf = (handles: string) => [...handles].map((handle) => ({ handle }));

it.each([
  ['abcdef', 'a', 'bcd'],
  ['abcdef', 'c', 'def'],
  ['abcdef', 'e', 'fab'],
  ['abcdef', 'f', 'abc'],
  ['abcdef', 'z', 'abc'],
  ['ab', 'a', 'b'],
  ['a', 'a', ''],
  ['', 'a', ''],
])('of the posts %j proposes after %s: %j', (handles, handle, proposed) => {
  const picked = pickRelatedPosts(listOf(handles), handle);
  expect(picked.map((post) => post.handle).join('')).toBe(proposed);
});
