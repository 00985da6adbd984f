import { Trans, useLingui } from '@lingui/react/macro';
import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { SiteLink } from './SiteLink';

/** Link to the page of the sellers' site on which a seller opens a shop. */
export function SellOnLink({
  sellerSiteUrl,
  ...market
}: Pick<MarketConfig, 'brandName' | 'sellerSiteUrl'>) {
  const { i18n } = useLingui();
  const brandName = atName(market.brandName, i18n.locale);
  return (
    <SiteLink variant="primary" to={`${sellerSiteUrl}/register`}>
      <Trans>Sell On {brandName}</Trans>
    </SiteLink>
  );
}
