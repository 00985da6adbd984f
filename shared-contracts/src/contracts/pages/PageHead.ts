import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';

/** Structured data whose types and properties schema.org knows. */
export type JsonLd = WithContext<Exclude<Thing, string>>;

/** A page on the way to another. */
export interface Breadcrumb {
  name: string | MessageDescriptor;
  /** Relative to the origin of the storefront. */
  path: string;
}

/**
 * Head data of a page: its loader returns `{ head, … }` and the shell writes the deepest match's
 * head, on the server into HTML, in the browser on navigation. A page that hydrates has the title alone.
 */
export interface PageHead {
  /** Without the brand name, which the shell appends. */
  title: string | MessageDescriptor;
  /** One or two plain-text sentences. */
  description?: string | MessageDescriptor;
  /** Path and query of the address search engines should keep. */
  canonicalPath?: string;
  /** Absolute or root-relative picture for share cards. */
  imageUrl?: string;
  openGraphType?: 'website' | 'article' | 'product';
  /** Path of an Atom feed of what the page lists. */
  feedPath?: string;
  /** The way to the page, itself last; the shell writes two steps and more as a schema.org BreadcrumbList. */
  breadcrumbs?: readonly Breadcrumb[];
  /** schema.org objects; escaped by the shell. */
  jsonLd?: JsonLd[];
  /** The largest picture of the first view: fetched before any script. */
  lcpImage?: { src: string; srcSet?: string; sizes?: string };
  /** Keeps out of search engines a state of a page that the page table lets in: an empty list. */
  isPrivate?: boolean;
}
