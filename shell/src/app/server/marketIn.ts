import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';

/**
 * @returns the market's settings, with the brand's name and the address in the language of the
 * locale, and without the separate settings for the Bangla texts
 */
export function marketIn(
  locale: Locale,
  { banglaBrandName, banglaCompanyAddress, ...market }: MarketConfig,
): MarketConfig {
  if (locale !== 'bn') return market;
  return {
    ...market,
    brandName: banglaBrandName || market.brandName,
    companyAddress: banglaCompanyAddress || market.companyAddress,
  };
}
