import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';

/** @returns the market's settings, with the brand's name in one language */
export function marketIn(
  locale: Locale,
  { banglaBrandName, ...market }: MarketConfig,
): MarketConfig {
  return locale === 'bn' && banglaBrandName ? { ...market, brandName: banglaBrandName } : market;
}
