import { Trans, useLingui } from '@lingui/react/macro';
import { shopListPath } from '@marketplace/contracts/routes';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { CardShop } from '../cards/cardData';
import { Shelf } from '../cards/Shelf.styles';
import { ShopCard } from '../cards/ShopCard';
import { RetryPanel } from '../failures/RetryPanel';

/**
 * The featured shops (specification section 2), and a link to all shops. Renders an error if
 * `shops` is `undefined`, and nothing if it is empty.
 */
export function FeaturedShops({ shops }: { shops: readonly CardShop[] | undefined }) {
  const { t } = useLingui();
  if (shops?.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="featured-shops">
      <SectionHeading
        id="featured-shops"
        more={{ path: shopListPath(), label: <Trans>All shops</Trans> }}
      >
        <Trans>Shops of the market</Trans>
      </SectionHeading>
      {shops ? (
        <ShopShelf shops={shops} />
      ) : (
        <RetryPanel title={t`The shops could not be loaded`} />
      )}
    </Stack>
  );
}

const BANNER_SIZES =
  '(min-width: 1150px) 304px, (min-width: 881px) 32vw, (min-width: 600px) 40vw, 72vw';

/** Maximum number of shops: two full rows of a wide screen. "All shops" links to the whole list. */
const SHOWN = 8;

/** A row of shops. On phones it scrolls sideways; on wide screens it has two full rows. */
function ShopShelf({ shops }: { shops: readonly CardShop[] }) {
  return (
    <Shelf $kind="broad">
      {shops.slice(0, SHOWN).map((shop) => (
        <li key={shop.handle}>
          <ShopCard shop={shop} sizes={BANNER_SIZES} />
        </li>
      ))}
    </Shelf>
  );
}
