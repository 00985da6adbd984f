import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';

/** Structured data of a schema.org type. */
export type JsonLd = WithContext<Exclude<Thing, string>>;

/** One breadcrumb: a page on the way from the home page to the current page. */
export interface Breadcrumb {
  name: string | MessageDescriptor;
  /** Path of the page, from the origin of the storefront. */
  path: string;
}

/**
 * Data for the head of a page, which its loader returns as `{ head, … }`. The shell writes the head
 * of the deepest matching route: on the server into the HTML, in the browser on navigation. While a
 * page hydrates, only the title is set.
 */
export interface PageHead {
  /** Title without the brand name, which the shell appends. */
  title: string | MessageDescriptor;
  /** One or two sentences of plain text. */
  description?: string | MessageDescriptor;
  /** Path and query of the URL that search engines should use. */
  canonicalPath?: string;
  /** URL of a picture for social previews, absolute or beginning with a slash. */
  imageUrl?: string;
  openGraphType?: 'website' | 'article' | 'product';
  /** Path of an Atom feed with the contents of the page. */
  feedPath?: string;
  /**
   * The pages on the way from the home page to this page, which is the last item. If there are two
   * or more, the shell writes a schema.org BreadcrumbList.
   */
  breadcrumbs?: readonly Breadcrumb[];
  /** schema.org objects, which the shell escapes. */
  jsonLd?: JsonLd[];
  /** The largest picture of the first view. It is preloaded before any script. */
  lcpImage?: { src: string; srcSet?: string; sizes?: string };
  /**
   * True if search engines may not index the page although its row in the page table allows it,
   * e.g. for an empty list.
   */
  isPrivate?: boolean;
}
