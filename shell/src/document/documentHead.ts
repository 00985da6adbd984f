import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@marketplace/contracts/i18n';
import { isLocale, LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { addressIn, languageAddresses } from '@marketplace/contracts/pages/languageAddresses';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import type { Breadcrumb, JsonLd, PageHead } from '@marketplace/contracts/pages/PageHead';
import { isIndexedPath, type PageTable } from '@marketplace/contracts/pages/pageTable';
import { loginPath } from '@marketplace/contracts/routes';
import { documentTitle } from '../page/documentTitle';
import { escapeHtml, scriptJson } from '../page/escapeHtml';
import { DEFAULT_SHARE_PICTURE } from './brandFiles';

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_GB',
  bn: 'bn_BD',
  fr: 'fr_FR',
};

/** Description of pages without their own description. */
const DEFAULT_DESCRIPTION = msg`Fresh from growers and makers, delivered all over Bangladesh`;

export interface HeadContext {
  i18n: I18n;
  config: MarketConfig;
  pages: PageTable;
  /**
   * URL of the request. Absolute links need its origin, and links to the page need its language.
   */
  url: URL;
  status: number;
  /**
   * Path of the guarded page from which the visitor was redirected to this page. It comes from a
   * cookie. With scripts, the login modal opens. Without scripts, the browser is sent on to the
   * login page.
   */
  wantedPage?: string;
}

/** The tags of `<head>` that differ between pages: title, description, share card, JSON-LD. */
export function documentHead(head: PageHead | undefined, context: HeadContext): string {
  const { i18n, config, url, status, wantedPage } = context;
  const title = documentTitle(head, status, i18n, config.brandName);
  const locale = isLocale(i18n.locale) ? i18n.locale : LOCALES[0];
  const description = text(head?.description ?? DEFAULT_DESCRIPTION, i18n);
  const path = head?.canonicalPath;
  const asked = url.searchParams.get('lang');
  const canonical = path && addressIn(isLocale(asked) ? asked : undefined, path, url.origin);
  const image = new URL(head?.imageUrl ?? DEFAULT_SHARE_PICTURE, url.origin).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    isHidden(head, context) && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    head?.feedPath &&
      `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(head.feedPath)}">`,
    meta('property', 'og:site_name', config.brandName),
    meta('property', 'og:title', title),
    meta('property', 'og:type', head?.openGraphType ?? 'website'),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:locale', OPEN_GRAPH_LOCALES[locale]),
    // Twitter reads the rest of the card from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    loginRefresh(wantedPage),
    lcpPreload(head),
    ...jsonLdOf(head, context).map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

/** True if the shop asks search engines not to index the page. */
const isHidden = (
  head: PageHead | undefined,
  { url, status, pages }: Omit<HeadContext, 'i18n'>,
): boolean => status >= 400 || Boolean(head?.isPrivate) || !isIndexedPath(pages, url.pathname);

/**
 * Value of the `Link` header. It names the largest picture unless the picture has several files.
 * Browsers then request the picture before they parse the document. The value also names the page's
 * URL in each language, because search engines read them here as well as in a document.
 * @returns `undefined` if there is nothing to name
 */
export function linkHeader(
  head: PageHead | undefined,
  context: Omit<HeadContext, 'i18n'>,
): string | undefined {
  return (
    [pictureLink(head), ...languageLinks(head, context)].filter(Boolean).join(', ') || undefined
  );
}

function pictureLink(head: PageHead | undefined): string | undefined {
  const picture = head?.lcpImage;
  // A responsive picture is preloaded by the document, because the choice of its file needs the
  // width of the screen.
  if (!picture || picture.srcSet) return undefined;
  // Encodes the URL as browsers encode the `src` of an `img`, so that preload and `img` cause one
  // request. An encoded URL also cannot end the angle brackets around it.
  const src = picture.src
    .replace(/\p{Surrogate}/gu, '\uFFFD') // lone surrogates
    .replace(/[^!-~]|["<>]/gu, encodeURIComponent);
  return `<${src}>; rel="preload"; as="image"; fetchpriority="high"`;
}

/**
 * @returns entries of the `Link` header, one per language; none if the page has no canonical path
 * or search engines must not index it
 */
function languageLinks(head: PageHead | undefined, context: Omit<HeadContext, 'i18n'>): string[] {
  const path = head?.canonicalPath;
  if (path === undefined || isHidden(head, context)) return [];
  return languageAddresses(path, context.url.origin).map(
    ({ hreflang, href }) => `<${href}>; rel="alternate"; hreflang="${hreflang}"`,
  );
}

function jsonLdOf(head: PageHead | undefined, { i18n, url }: HeadContext): JsonLd[] {
  const { jsonLd = [], breadcrumbs = [] } = head ?? {};
  // Search engines report breadcrumbs of a single step as an error.
  if (breadcrumbs.length < 2) return jsonLd;
  return [...jsonLd, breadcrumbList(breadcrumbs, i18n, url.origin)];
}

const breadcrumbList = (
  breadcrumbs: readonly Breadcrumb[],
  i18n: I18n,
  origin: string,
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text(name, i18n),
    item: new URL(path, origin).href,
  })),
});

function text(message: string | MessageDescriptor, i18n: I18n): string {
  return typeof message === 'string' ? message : i18n._(message);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function loginRefresh(wantedPage: string | undefined): string | undefined {
  const path = ownPath(wantedPage);
  if (path === undefined) return undefined;
  const url = escapeHtml(loginPath(path));
  return `<noscript><meta http-equiv="refresh" content="0;url=${url}"></noscript>`;
}

function lcpPreload(head: PageHead | undefined): string | undefined {
  const picture = head?.lcpImage;
  if (!picture?.srcSet) return undefined;
  const attribute = (name: string, value?: string) =>
    value ? ` ${name}="${escapeHtml(value)}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high"${attribute('href', picture.src)}${attribute('imagesrcset', picture.srcSet)}${attribute('imagesizes', picture.sizes)}>`;
}
