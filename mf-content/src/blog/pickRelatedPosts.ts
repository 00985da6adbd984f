import type { BlogSummary } from '@marketplace/contracts/api/blog';

const MAX_POSTS = 3;

type Post = Pick<BlogSummary, 'handle' | 'tags'>;

/**
 * Picks up to three posts to read next. Posts that share a tag with the current post come first,
 * then the other posts. Within both groups, the order of the candidates stays.
 * @param candidates may contain a post twice, and the current post
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
