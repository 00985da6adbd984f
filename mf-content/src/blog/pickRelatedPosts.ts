const MAX_POSTS = 3;

/**
 * Up to three posts to read after the one with this handle, out of a list newest first: the older
 * neighbours first, so that a reader who follows the links meets every post; then the newest ones.
 */
export function pickRelatedPosts<Post extends { handle: string }>(
  posts: readonly Post[],
  handle: string,
): Post[] {
  const current = posts.findIndex((post) => post.handle === handle);
  return [...posts.slice(current + 1), ...posts.slice(0, Math.max(current, 0))].slice(0, MAX_POSTS);
}
