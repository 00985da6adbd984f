/**
 * A line of the page table: an address and the rules that follow from it. A flag that is left out
 * is off, which is the safe answer to each.
 */
export interface PageEntry {
  /**
   * Pattern as in React Router, with a leading slash. `/:brand` stands for the market's own slug and
   * matches nothing else.
   */
  path: string;
  /** Guard that runs before the page's loader (specification section 6). */
  guard?: 'userAuth';
  /** Shows what is one shopper's own: kept in no cache, neither here nor in a browser. */
  isPersonal?: boolean;
  /** Search engines may list it; without parameters in its path it stands in the sitemap. */
  isIndexed?: boolean;
  /** Its data may be fetched before the link is followed: the same for everybody. */
  isPrefetchable?: boolean;
  /** Its action answers forms that browsers send without JavaScript (`formPost`); never below `:slug`. */
  takesForms?: boolean;
  /**
   * Names of the query that the page reads. All others change nothing on it, so that an address of a
   * page for everybody is rendered once, whatever is appended to it.
   */
  query?: readonly string[];
}
