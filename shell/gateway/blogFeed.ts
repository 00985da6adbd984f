import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { blogListPath, blogPath, feedPath } from '@marketplace/contracts/routes';
import { Feed } from 'feed';
import { escapeHtml } from '../src/page/escapeHtml';

interface FeedContext {
  /** `https://host` of the shop. */
  origin: string;
  brandName: string;
}

/** The date of a feed without posts: a feed must have one (RFC 4287, section 4.2.15). */
const NO_POSTS = new Date(0);

/** Posts, newest first, as an Atom feed (RFC 4287). */
export function blogFeed(
  posts: readonly BlogSummary[],
  { origin, brandName }: FeedContext,
): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const feed = new Feed({
    id: absolute(blogListPath()),
    title: `${brandName} blog`,
    link: absolute(blogListPath()),
    feedLinks: { atom: absolute(feedPath()) },
    updated: posts[0] ? new Date(posts[0].publishedAt) : NO_POSTS,
    author: { name: brandName },
    copyright: brandName,
    generator: brandName,
  });
  for (const { uuid, handle, title, summary, authorName, publishedAt, tags = [] } of posts) {
    const date = new Date(publishedAt);
    feed.addItem({
      id: `urn:uuid:${uuid}`,
      // Plain texts of the host, which the library declares as HTML.
      title: escapeHtml(title),
      link: absolute(blogPath(handle)),
      description: escapeHtml(summary),
      author: [{ name: authorName }],
      category: tags.map((tag) => ({ name: tag.name, term: tag.handle })),
      date,
      published: date,
    });
  }
  return feed.atom1();
}
