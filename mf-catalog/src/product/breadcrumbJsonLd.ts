export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one, as search engines read it. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
