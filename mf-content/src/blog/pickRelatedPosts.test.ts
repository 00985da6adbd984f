import { pickRelatedPosts } from './pickRelatedPosts';

/**
 * Builds a post from a short notation: `a:xy` is the post with the handle a and the tags x and y.
 */
const readPost = (post: string) => {
  const [handle = '', subjects = ''] = post.split(':');
  return { handle, tags: [...subjects].map((each) => ({ handle: each, name: each })) };
};

it.each([
  ['r:x', 'a b:x c d:x', 'b d a', 'posts that share its tag, then the newest'],
  ['r:x', 'a:x b:x c:x d:x', 'a b c', 'at most three posts'],
  ['r:xy', 'a b:y c:x d', 'b c a', 'posts that share at least one of its tags'],
  ['r:x', 'r:x a:y r:x b', 'a b', 'not the present post'],
  ['r:x', 'b:x a b:x', 'b a', 'each post once'],
  ['r', 'a:x b c', 'a b c', 'the newest posts if it has no tag'],
  ['r:x', '', '', 'no posts if there are none'],
])(
  'for the post %j and the candidates %j, pickRelatedPosts picks %j: %s',
  (read, candidates, picked) => {
    const posts = candidates.split(' ').filter(Boolean).map(readPost);
    const handles = pickRelatedPosts(readPost(read), posts).map(({ handle }) => handle);
    expect(handles.join(' ')).toBe(picked);
  },
);
