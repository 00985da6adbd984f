import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';

/** The market's settings as the pages of one language have them: with the brand's name in it. */
export function marketIn(
  locale: Locale,
  { banglaBrandName, ...market }: MarketConfig,
): MarketConfig {
  return locale === 'bn' && banglaBrandName ? { ...market, brandName: banglaBrandName } : market;
}
