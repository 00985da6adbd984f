import { pickRelatedPosts } from './pickRelatedPosts';

/** Reads a post from its handle and tags: `a:xy` has the tags x and y. */
const readPost = (post: string) => {
  const [handle = '', subjects = ''] = post.split(':');
  return { handle, tags: [...subjects].map((each) => ({ handle: each, name: each })) };
};

it.each([
  ['r:x', 'a b:x c d:x', 'b d a', 'posts that share its tag, then the newest'],
  ['r:x', 'a:x b:x c:x d:x', 'a b c', 'at most three'],
  ['r:xy', 'a b:y c:x d', 'b c a', 'posts that share any of its tags'],
  ['r:x', 'r:x a:y r:x b', 'a b', 'never the post being read'],
  ['r:x', 'b:x a b:x', 'b a', 'each post once'],
  ['r', 'a:x b c', 'a b c', 'the newest if it has no tag'],
  ['r:x', '', '', 'none if there is none'],
])('after %j suggests, out of %j: %j, %s', (read, candidates, picked) => {
  const posts = candidates.split(' ').filter(Boolean).map(readPost);
  const handles = pickRelatedPosts(readPost(read), posts).map(({ handle }) => handle);
  expect(handles.join(' ')).toBe(picked);
});
