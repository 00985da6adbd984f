import type { BrowserContext, Page } from '@playwright/test';

export interface PageUnderTest {
  name: string;
  /**
   * Path of the page in the page table, or all paths whose pages differ only in their texts. Absent
   * if the page table lacks the page.
   */
  page?: string | readonly string[];
  /**
   * Brings the browser into the state that the page needs.
   * @returns the path to open
   */
  open: (context: BrowserContext) => Promise<string>;
  /**
   * Actions that bring the open page into its state. The layout shifts that they cause do not
   * count.
   */
  act?: (page: Page) => Promise<void>;
  /** True if the server refuses the request of `act`, which the browser reports as a problem. */
  isRefused?: boolean;
  status?: number;
  /**
   * Level-1 heading that the page must have before `act`; absent if any level-1 heading will do.
   */
  heading?: string;
  /** True for sign-up, login and passwords, the only pages that need the code of account forms. */
  hasAccountForms?: boolean;
  /**
   * True if the page calls the API without an interaction. For example, customers' pages load the
   * wishlist's count.
   */
  callsApi?: boolean;
}
