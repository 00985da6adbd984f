import type { Facets } from './Facets';

/** Whether nothing that lists can be narrowed by is missing. */
export const isWhole = ({ sections, categories, tags, brands }: Facets): boolean =>
  Boolean(sections && categories && tags && brands);
