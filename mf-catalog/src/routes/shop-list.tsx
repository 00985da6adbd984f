import { Plural, Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { shopListPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { ListIntro } from '../list-intro/ListIntro';
import { PageFrame } from '../page-frame/PageFrame';
import { NoShops } from '../shops/NoShops';
import { ShopGrid } from '../shops/ShopGrid';
import { ShopListForm } from '../shops/ShopListForm';
import type { loader } from './shop-list.loader';

export function Component() {
  const { query, shops, paginationStatus } = useLoaderData<typeof loader>();
  const { totalItems, totalPages } = paginationStatus;
  return (
    <PageFrame>
      <ListIntro>
        <PageHeading>
          <Trans>Shops</Trans>
        </PageHeading>
        <p>
          <Plural value={totalItems} one="# shop" other="# shops" />
        </p>
      </ListIntro>
      <ShopListForm query={query} />
      {shops.length > 0 ? (
        <Stack $gap={6}>
          <ShopGrid shops={shops} />
          <Pagination
            pageNumber={query.pageNumber}
            totalPages={totalPages}
            pathFor={(pageNumber) => shopListPath({ ...query, pageNumber })}
          />
        </Stack>
      ) : (
        <NoShops shopName={query.shopName} />
      )}
    </PageFrame>
  );
}
