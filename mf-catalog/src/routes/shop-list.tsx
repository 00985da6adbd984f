import { Plural, Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { useLoaderData } from '@marketplace/contracts/router';
import { shopListPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { ListFailureRegion } from '../failures/failureRegions';
import { ListIntro } from '../page-parts/ListIntro';
import { PageFrame } from '../page-parts/PageFrame';
import { NoShops } from '../shops/NoShops';
import { ShopGrid } from '../shops/ShopGrid';
import { ShopListForm } from '../shops/ShopListForm';
import type { loader } from './shop-list.loader';

export function Component() {
  const { query, list, shops, pending } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <ListIntro>
        <PageHeading>
          <Trans>Shops</Trans>
        </PageHeading>
        <p>
          {list && <Plural value={list.paginationStatus.totalItems} one="# shop" other="# shops" />}
        </p>
      </ListIntro>
      <ShopListForm query={query} />
      {!list && <ListFailureRegion what="shops" pending={pending} />}
      {list?.isEmpty && <NoShops shopName={query.shopName} />}
      {list && !list.isEmpty && (
        <Stack $gap={6}>
          <Region when="never" data={shops}>
            <Region data={shops} waiting={null}>
              {(shown) => <ShopGrid shops={shown} />}
            </Region>
          </Region>
          <Pagination
            pageNumber={query.pageNumber}
            totalPages={list.paginationStatus.totalPages}
            pathFor={(pageNumber) => shopListPath({ ...query, pageNumber })}
          />
        </Stack>
      )}
    </PageFrame>
  );
}
