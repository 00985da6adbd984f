import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';

const NAMESPACES = {
  s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  x: 'http://www.w3.org/1999/xhtml',
};

const textsOf = (node: XmlDocument | XmlElement, path: string) =>
  node.find(path, NAMESPACES).map(({ content }) => content);

interface Entry {
  location: string;
  alternates: Record<string, string>;
}

/** @throws Error if the XML of a sitemap is not well-formed */
function readEntries(xml: string): Entry[] {
  const document = XmlDocument.fromString(xml);
  try {
    const locations = textsOf(document, '/s:urlset/s:url/s:loc');
    return locations.map((location, index) => {
      const links = `/s:urlset/s:url[${index + 1}]/x:link[@rel="alternate"]`;
      const languages = textsOf(document, `${links}/@hreflang`);
      const addresses = textsOf(document, `${links}/@href`);
      const pairs = languages.map((language, at) => [language, addresses[at]]);
      return { location, alternates: Object.fromEntries(pairs) };
    });
  } finally {
    document.dispose();
  }
}

// Needs no browser, because crawlers are not browsers.
test('the sitemaps list the same language versions of each page as the page itself', {
  tag: '@full',
}, async ({ request, baseURL }) => {
  const read = async (url: string) => (await request.get(url)).text();
  const index = XmlDocument.fromString(await read('/sitemap.xml'));
  const parts = textsOf(index, '/s:sitemapindex/s:sitemap/s:loc');
  index.dispose();
  expect(parts.length).toBeGreaterThanOrEqual(6);
  for (const part of parts) {
    const entries = readEntries(await read(part));
    for (const { location, alternates } of entries) {
      expect(Object.keys(alternates)).toEqual(['en', 'bn', 'fr', 'x-default']);
      expect(Object.values(alternates)).toContain(location);
      expect(location.startsWith(`${baseURL}/`)).toBe(true);
    }
    for (const { location, alternates } of entries.slice(0, 4)) {
      const response = await request.get(location);
      const html = await response.text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect(canonical).toBe(location);
      const { link = '' } = response.headers();
      const links = [...link.matchAll(/<([^>]+)>; rel="alternate"; hreflang="([^"]+)"/g)];
      expect(Object.fromEntries(links.map(([, href, language]) => [language, href]))).toEqual(
        alternates,
      );
    }
  }
});
