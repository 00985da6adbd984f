import type { BlogSummary } from '@marketplace/contracts/api/blog';
import type { JsonLd } from '@marketplace/contracts/pages/PageHead';
import { blogPath } from '@marketplace/contracts/routes';

/**
 * Describes a post for search engines as a schema.org BlogPosting, which needs absolute URLs.
 * @param origin the storefront's origin, because URLs must be absolute
 */
export function blogJsonLd(blog: BlogSummary, origin: string): JsonLd {
  const absolute = (path: string) => new URL(path, origin).href;
  const url = absolute(blogPath(blog.handle));
  const keywords = blog.tags?.map(({ name }) => name).join(', ');
  const image = blog.imageUrls && absolute(blog.imageUrls.mediumImageUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: blog.title,
    description: blog.summary,
    datePublished: blog.publishedAt,
    author: { '@type': 'Person', name: blog.authorName },
    mainEntityOfPage: url,
    url,
    ...(keywords && { keywords }),
    ...(image && { image: [image] }),
  };
}
