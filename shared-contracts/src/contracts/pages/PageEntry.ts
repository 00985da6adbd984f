/**
 * A row of the page table: a path and its rules. A flag that is left out is off. That is the safe
 * value of every flag except `isPersonal`.
 */
export interface PageEntry {
  /**
   * Path pattern of React Router with a leading slash. `/:brand` matches only the market's own
   * slug.
   */
  path: string;
  /** Guard that runs before the page's loader (specification section 6). */
  guard?: 'userAuth';
  /**
   * Id of an API extension. If the API supports the extension, visitors may open the guarded page
   * without signing in.
   */
  openWith?: string;
  /**
   * True if the page shows personal data, so that neither the gateway nor a browser may cache it.
   */
  isPersonal?: boolean;
  /**
   * True if search engines may index the page. If its path has no parameters, the page is also in
   * the sitemap.
   */
  isIndexed?: boolean;
  /**
   * True if the page's data is the same for everybody, so that it may be prefetched before a link
   * is followed.
   */
  isPrefetchable?: boolean;
  /**
   * True if the page's action handles forms that browsers send without JavaScript (`formPost`).
   * Works only for paths without parameters.
   */
  takesForms?: boolean;
  /**
   * Query keys that the page reads. All other keys are ignored, so that a public page is rendered
   * only once, whatever a link appends to its URL.
   */
  query?: readonly string[];
}
