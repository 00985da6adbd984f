/**
 * A row of the page table: an address and its rules. A flag that is left out is off, which is
 * always the safe value.
 */
export interface PageEntry {
  /** Pattern of React Router with a leading slash. `/:brand` matches only the market's own slug. */
  path: string;
  /** Guard that runs before the page's loader (specification section 6). */
  guard?: 'userAuth';
  /**
   * Id of the extension that opens a guarded page to visitors: if the host supports it, the page
   * does not require a cookie.
   */
  openWith?: string;
  /** Shows personal data: it is cached neither here nor in a browser. */
  isPersonal?: boolean;
  /** Search engines may index it; without path parameters it is in the sitemap. */
  isIndexed?: boolean;
  /**
   * Its data may be prefetched before the link is followed, because it is the same for everybody.
   */
  isPrefetchable?: boolean;
  /**
   * Its action handles forms that browsers send without JavaScript (`formPost`); not allowed below
   * `:slug`.
   */
  takesForms?: boolean;
  /**
   * Query keys that the page reads. All others are ignored, so that a public page is rendered only
   * once, whatever a link appends to its address.
   */
  query?: readonly string[];
}
