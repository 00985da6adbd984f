import type { BlogSummary } from '@marketplace/contracts/api/blog';

const MAX_POSTS = 3;

type Post = Pick<BlogSummary, 'handle' | 'tags'>;

/**
 * Up to three posts to read after one: those that share a subject with it, then the others, each in
 * the order given.
 * @param candidates may hold a post twice, and the one that is read
 */
export function pickRelatedPosts<Candidate extends Post>(
  { handle, tags = [] }: Post,
  candidates: readonly Candidate[],
): Candidate[] {
  const others = new Map(candidates.map((post) => [post.handle, post]));
  others.delete(handle);
  const subjects = new Set(tags.map((tag) => tag.handle));
  const isRelated = (post: Candidate) => post.tags?.some((tag) => subjects.has(tag.handle));
  const posts = [...others.values()];
  const related = posts.filter((post) => isRelated(post));
  return [...new Set([...related, ...posts])].slice(0, MAX_POSTS);
}
