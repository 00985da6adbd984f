import { defaultMarketConfig, type MarketConfig } from '@marketplace/contracts/marketConfig';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads name and contact data of this market from `MARKET_*` variables, with defaults. URLs become
 * links and parts of the content security policy, so they are validated here.
 * @throws Error that names an invalid variable and its expected value
 */
export function readMarketConfig(environment: Environment): MarketConfig {
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const defaults = defaultMarketConfig;
  const brandName = text('MARKET_BRAND_NAME', defaults.brandName);
  return {
    ...defaults,
    brandName,
    // The default Bangla name belongs to the example brand, so a shop with another brand name gets
    // none.
    banglaBrandName:
      environment.MARKET_BRAND_NAME_BN?.trim() ||
      (brandName === defaults.brandName ? defaults.banglaBrandName : undefined),
    brandSlug: slug(text('MARKET_BRAND_SLUG', defaults.brandSlug)),
    supportEmail: text('MARKET_SUPPORT_EMAIL', defaults.supportEmail),
    supportPhone: text('MARKET_SUPPORT_PHONE', defaults.supportPhone),
    supportWhatsApp: whatsApp(environment.MARKET_SUPPORT_WHATSAPP?.trim()),
    companyAddress: text('MARKET_COMPANY_ADDRESS', defaults.companyAddress ?? ''),
    // The default Bangla address belongs to the default address, so a shop that sets its own
    // address gets none.
    banglaCompanyAddress:
      environment.MARKET_COMPANY_ADDRESS_BN?.trim() ||
      (environment.MARKET_COMPANY_ADDRESS?.trim() ? undefined : defaults.banglaCompanyAddress),
    sellerSiteUrl: site('MARKET_SELLER_SITE_URL', environment) ?? defaults.sellerSiteUrl,
    copyrightYear: year(text('MARKET_COPYRIGHT_YEAR', String(defaults.copyrightYear))),
    socialLinks: socialLinks(environment) ?? defaults.socialLinks,
    supportChatScriptUrl: site('MARKET_SUPPORT_CHAT_SCRIPT_URL', environment),
    analyticsScriptUrl: site('MARKET_ANALYTICS_SCRIPT_URL', environment),
    hidesPaymentMarks: environment.FEATURE_PAYMENT_MARKS === '0' || undefined,
    isLanguageSelectorShown: environment.FEATURE_LANGUAGE_SELECTOR === '1',
  };
}

function slug(value: string): string {
  if (/^[a-z\d]+(-[a-z\d]+)*$/.test(value)) return value;
  throw new Error(
    `MARKET_BRAND_SLUG is "${value}"; it must be small letters and digits with hyphens between.`,
  );
}

/**
 * Returns a phone number with its country code, or `undefined` if the variable is unset or empty.
 */
function whatsApp(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^\+[\d -]{8,20}$/.test(value)) return value;
  throw new Error(
    `MARKET_SUPPORT_WHATSAPP is "${value}"; it must be a number such as +8801XXXXXXXXX.`,
  );
}

function year(value: string): number {
  if (/^20\d\d$/.test(value)) return Number(value);
  throw new Error(`MARKET_COPYRIGHT_YEAR is "${value}"; it must be a year such as 2024.`);
}

/** Returns the https URL that a variable contains, without a trailing slash. */
function site(name: string, environment: Environment): string | undefined {
  const value = environment[name]?.trim();
  return value ? httpsAddress(name, value) : undefined;
}

/**
 * Reads links in the format `Facebook=https://…,YouTube=https://…`. An empty value means no links.
 */
function socialLinks(environment: Environment): MarketConfig['socialLinks'] | undefined {
  const name = 'MARKET_SOCIAL_LINKS';
  const value = environment[name];
  if (value === undefined) return undefined;
  return value
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [label = '', ...address] = entry.split('=');
      return { name: label.trim(), url: httpsAddress(name, address.join('=').trim()) };
    });
}

function httpsAddress(name: string, value: string): string {
  // A quote, comma, semicolon or space would inject directives into the content security policy.
  const isPlain = URL.canParse(value) && /^https:\/\/[^\s;,'"]+$/.test(value);
  if (!isPlain) {
    throw new Error(`${name} is "${value}"; it must be an address such as https://example.com.`);
  }
  return value.replace(/\/$/, '');
}
