import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { useMarketConfig } from '../app/PageProviders';

/** The ways to the sellers' own site; painted by whoever shows them. */
export function SellerLinks() {
  const { brandName, sellerSiteUrl } = useMarketConfig();
  const opensElsewhere = (
    <VisuallyHidden>
      {' '}
      <Trans>(opens in a new tab)</Trans>
    </VisuallyHidden>
  );
  return (
    <>
      <a href={`${sellerSiteUrl}/register`} target="_blank" rel="noopener noreferrer">
        <Trans>Sell On {brandName}</Trans>
        {opensElsewhere}
      </a>
      <a href={`${sellerSiteUrl}/login`} target="_blank" rel="noopener noreferrer">
        <Trans>Login</Trans>
        {opensElsewhere}
      </a>
    </>
  );
}
