import type { Blog, BlogSummary } from '@marketplace/contracts/api/blog';

/** Builds a post with the fields that a list contains. Each `id` gives a different post. */
export const buildBlogSummary = (id = 1, changes: Partial<BlogSummary> = {}): BlogSummary => ({
  uuid: `0f0c1d1e-0000-4000-8000-${String(400 + id).padStart(12, '0')}`,
  handle: `post-${id}`,
  title: `Post ${id}`,
  summary: `What post ${id} is about.`,
  authorName: 'Farhana Akter',
  publishedAt: '2024-05-05T20:30:00.000Z',
  imageUrls: { smallImageUrl: `/media/${id}-320.webp`, mediumImageUrl: `/media/${id}-800.webp` },
  ...changes,
});

/** Builds a post with all fields. Its summary is that of `buildBlogSummary` with the same `id`. */
export const buildBlog = (id = 1, changes: Partial<Blog> = {}): Blog => ({
  ...buildBlogSummary(id),
  products: [],
  body: `<h2>Before you buy</h2><p>${'fresh '.repeat(400)}</p>`,
  ...changes,
});
