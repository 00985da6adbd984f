import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { blogListPath, blogPath, feedPath } from '@marketplace/contracts/routes';
import { escapeHtml, escapeXml } from '../../src/page/escapeHtml';

interface FeedContext {
  /** Origin of the shop, such as `https://shop.example`. */
  origin: string;
  brandName: string;
}

/** Date of a feed without posts, because a feed must have a date (RFC 4287, section 4.2.15). */
const NO_POSTS = new Date(0);

/**
 * Writes an Atom feed (RFC 4287). Omits posts whose handle cannot be part of a URL.
 * @param posts newest first
 */
export function blogFeed(
  posts: readonly BlogSummary[],
  { origin, brandName }: FeedContext,
): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const blog = absolute(blogListPath());
  const feed = [
    element('id', blog),
    element('title', `${brandName} blog`),
    element('updated', dateTime(posts[0]?.publishedAt ?? NO_POSTS)),
    element('generator', brandName),
    person(brandName),
    empty('link', { rel: 'alternate', href: blog }),
    empty('link', { rel: 'self', href: absolute(feedPath()) }),
    element('rights', brandName),
    ...posts.filter(hasAddress).map((post) => entry(post, absolute)),
  ];
  const content = feed.join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${content}\n</feed>\n`;
}

function entry(post: BlogSummary, absolute: (path: string) => string): string {
  const { uuid, handle, title, summary, authorName, publishedAt, tags = [] } = post;
  const date = dateTime(publishedAt);
  const fields = [
    // Title and summary are declared as HTML, because some feed readers treat every text as HTML.
    element('title', escapeHtml(title), { type: 'html' }),
    element('id', `urn:uuid:${uuid}`),
    empty('link', { href: absolute(blogPath(handle)) }),
    element('updated', date),
    element('published', date),
    element('summary', escapeHtml(summary), { type: 'html' }),
    person(authorName),
    ...tags.map((tag) => empty('category', { label: tag.name, term: tag.handle })),
  ];
  return `<entry>\n${fields.join('\n')}\n</entry>`;
}

/** False if the handle contains a lone surrogate, which cannot be percent-encoded. */
const hasAddress = ({ handle }: BlogSummary) => !/\p{Surrogate}/u.test(handle);

const dateTime = (date: string | Date) => new Date(date).toISOString();

const person = (name: string) => `<author>${element('name', name)}</author>`;

type Attributes = Readonly<Record<string, string>>;

const element = (name: string, text: string, attributes: Attributes = {}) =>
  `<${name}${written(attributes)}>${escapeXml(text)}</${name}>`;

const empty = (name: string, attributes: Attributes) => `<${name}${written(attributes)}/>`;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
