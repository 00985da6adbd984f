import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopSummary } from '@marketplace/contracts/api/shops';
import { shopListPath } from '@marketplace/contracts/routes';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { Outcome } from '../late-part/LatePart';
import { RetryPanel } from '../retry-panel/RetryPanel';
import { ShopShelf } from '../shop-shelf/ShopShelf';

/** The shops the market puts forward (specification section 2), and the way to all of them. */
export function FeaturedShops({ outcome }: { outcome: Outcome<readonly ShopSummary[]> }) {
  const { t } = useLingui();
  if ('value' in outcome && outcome.value.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="featured-shops">
      <SectionHeading
        id="featured-shops"
        more={{ path: shopListPath(), label: <Trans>All shops</Trans> }}
      >
        <Trans>Shops of the market</Trans>
      </SectionHeading>
      {'failure' in outcome ? (
        <RetryPanel title={t`The shops could not be loaded`} />
      ) : (
        <ShopShelf shops={outcome.value} />
      )}
    </Stack>
  );
}
