/**
 * Settings of a market. Environment variables of the gateway (`MARKET_*`,
 * `FEATURE_LANGUAGE_SELECTOR`, `FEATURE_PAYMENT_MARKS`) set every value except `apiBaseUrl`. The
 * defaults are those of the built-in brand.
 */
export interface MarketConfig {
  brandName: string;
  /** Brand name on Bangla pages; if left out, `brandName`. */
  banglaBrandName?: string;
  /** First path segment of the brand landing page. */
  brandSlug: string;
  supportEmail: string;
  supportPhone: string;
  /** International phone number for WhatsApp. If left out, no WhatsApp link is shown. */
  supportWhatsApp?: string;
  /** Postal address of the company in one line. */
  companyAddress?: string;
  /** Postal address on Bangla pages; if left out, `companyAddress`. */
  banglaCompanyAddress?: string;
  /** URL of the sellers' site, without a trailing slash; `/register` and `/login` are below it. */
  sellerSiteUrl: string;
  /** Path or origin at which the browser reaches the API, without a trailing slash. */
  apiBaseUrl: string;
  copyrightYear: number;
  isLanguageSelectorShown: boolean;
  socialLinks: { name: string; url: string }[];
  /**
   * True if the footer shows no marks of bKash, Nagad and cards, because the API lacks one of these
   * ways to pay.
   */
  hidesPaymentMarks?: boolean;
  /**
   * URL of another company's chat script, which is loaded when a visitor asks for help. If left
   * out, the shop's own support panel opens.
   */
  supportChatScriptUrl?: string;
  /**
   * URL of another company's statistics script, which is loaded after a visitor agrees to
   * statistics.
   */
  analyticsScriptUrl?: string;
}

export const defaultMarketConfig: MarketConfig = {
  brandName: 'Nodibazar',
  banglaBrandName: 'নদীবাজার',
  brandSlug: 'nodibazar',
  supportEmail: 'support@nodibazar.example',
  supportPhone: '+8809600000000',
  companyAddress: 'Karwan Bazar, Dhaka 1215, Bangladesh',
  banglaCompanyAddress: 'কারওয়ান বাজার, ঢাকা ১২১৫, বাংলাদেশ',
  sellerSiteUrl: 'https://seller.nodibazar.example',
  apiBaseUrl: '/api',
  copyrightYear: 2024,
  isLanguageSelectorShown: false,
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/nodibazar.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@nodibazar.example' },
  ],
};

/** Ids of the header's menu and the footer's four menus (specification section 9). */
export const MENU_IDS = {
  header: '0f0c1d1e-0000-4000-8000-000000000001',
  discover: '0f0c1d1e-0000-4000-8000-000000000002',
  earn: '0f0c1d1e-0000-4000-8000-000000000003',
  legal: '0f0c1d1e-0000-4000-8000-000000000004',
  help: '0f0c1d1e-0000-4000-8000-000000000005',
} as const;
