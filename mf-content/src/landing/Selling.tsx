import { Trans, useLingui } from '@lingui/react/macro';
import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { useId } from 'react';
import { SellPanel, Steps, Ways } from './Landing.styles';
import { SellOnLink } from './SellOnLink';
import { SiteLink } from './SiteLink';

type SellingProps = Pick<MarketConfig, 'brandName' | 'sellerSiteUrl'>;

export function Selling(market: SellingProps) {
  const id = useId();
  const { i18n } = useLingui();
  const brandName = atName(market.brandName, i18n.locale);
  return (
    <SellPanel aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Open your shop on {brandName}</Trans>
      </h2>
      <p>
        <Trans>
          You catch it, grow it, cook it or weave it. The whole country is your neighbourhood.
        </Trans>
      </p>
      <Steps role="list">
        <li>
          <h3>
            <Trans>Register</Trans>
          </h3>
          <p>
            <Trans>Tell us who you are and what you sell.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Show what you have</Trans>
          </h3>
          <p>
            <Trans>Photos, prices and stock, from your phone.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Sell and get paid</Trans>
          </h3>
          <p>
            <Trans>Orders come to you, and the money follows.</Trans>
          </p>
        </li>
      </Steps>
      <Ways>
        <SellOnLink {...market} />
        <SiteLink to={`${market.sellerSiteUrl}/login`}>
          <Trans>Seller login</Trans>
        </SiteLink>
      </Ways>
    </SellPanel>
  );
}
