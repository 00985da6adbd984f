import { Trans } from '@lingui/react/macro';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { useId } from 'react';
import { SellPanel, Steps, Ways } from './Landing.styles';
import { SiteLink } from './SiteLink';

type SellingProps = Pick<MarketConfig, 'brandName' | 'sellerSiteUrl'>;

export function Selling({ brandName, sellerSiteUrl }: SellingProps) {
  const id = useId();
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
        <SiteLink variant="primary" to={`${sellerSiteUrl}/register`}>
          <Trans>Sell On {brandName}</Trans>
        </SiteLink>
        <SiteLink to={`${sellerSiteUrl}/login`}>
          <Trans>Seller login</Trans>
        </SiteLink>
      </Ways>
    </SellPanel>
  );
}
