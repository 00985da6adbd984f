import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';

/** Structured data, typed by schema.org. */
export type JsonLd = WithContext<Exclude<Thing, string>>;

/** A page on the path to another. */
export interface Breadcrumb {
  name: string | MessageDescriptor;
  /** Relative to the origin of the storefront. */
  path: string;
}

/**
 * Head data of a page: its loader returns `{ head, … }`. The shell writes the head of the deepest
 * match: on the server into the HTML, in the browser on navigation. A page that hydrates has only
 * the title.
 */
export interface PageHead {
  /** Without the brand name, which the shell appends. */
  title: string | MessageDescriptor;
  /** One or two plain-text sentences. */
  description?: string | MessageDescriptor;
  /** Path and query of the address that search engines should use. */
  canonicalPath?: string;
  /** Absolute or root-relative picture for social previews. */
  imageUrl?: string;
  openGraphType?: 'website' | 'article' | 'product';
  /** Path of an Atom feed with the page's list. */
  feedPath?: string;
  /**
   * The path to the page, which is its last item. If it has two or more, the shell writes a
   * schema.org BreadcrumbList.
   */
  breadcrumbs?: readonly Breadcrumb[];
  /** schema.org objects; escaped by the shell. */
  jsonLd?: JsonLd[];
  /** The largest picture of the first view, which is preloaded before any script. */
  lcpImage?: { src: string; srcSet?: string; sizes?: string };
  /** Excludes this state of an indexed page from search engines, such as an empty list. */
  isPrivate?: boolean;
}
