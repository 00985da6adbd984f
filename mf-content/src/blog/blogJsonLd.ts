import type { BlogSummary } from '@marketplace/contracts/api/blog';
import type { JsonLd } from '@marketplace/contracts/pages/PageHead';
import { blogListPath, blogPath } from '@marketplace/contracts/routes';

/**
 * A post as search engines read it: schema.org BlogPosting and BreadcrumbList, which both ask for
 * absolute addresses.
 *
 * @param origin `https://host` of the storefront
 */
export function blogJsonLd(blog: BlogSummary, origin: string): JsonLd[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const url = absolute(blogPath(blog.handle));
  const keywords = blog.tags?.map(({ name }) => name).join(', ');
  const image = blog.imageUrls && absolute(blog.imageUrls.mediumImageUrl);
  return [
    {
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
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Blog', item: absolute(blogListPath()) },
        { '@type': 'ListItem', position: 2, name: blog.title, item: url },
      ],
    },
  ];
}
