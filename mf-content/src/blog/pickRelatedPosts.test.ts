import { pickRelatedPosts } from './pickRelatedPosts';

/** Each post as its handle and its subjects: `a:xy` has the subjects x and y. */
const readPost = (post: string) => {
  const [handle = '', subjects = ''] = post.split(':');
  return { handle, tags: [...subjects].map((each) => ({ handle: each, name: each })) };
};

it.each([
  ['r:x', 'a b:x c d:x', 'b d a', 'those of its subject, then the newest'],
  ['r:x', 'a:x b:x c:x d:x', 'a b c', 'three at most'],
  ['r:xy', 'a b:y c:x d', 'b c a', 'any subject it shares'],
  ['r:x', 'r:x a:y r:x b', 'a b', 'never the post that is read'],
  ['r:x', 'b:x a b:x', 'b a', 'none twice'],
  ['r', 'a:x b c', 'a b c', 'the newest where it has no subject'],
  ['r:x', '', '', 'none where there is none'],
])('to read after %j out of %j: %j, %s', (read, candidates, picked) => {
  const posts = candidates.split(' ').filter(Boolean).map(readPost);
  const handles = pickRelatedPosts(readPost(read), posts).map(({ handle }) => handle);
  expect(handles.join(' ')).toBe(picked);
});
