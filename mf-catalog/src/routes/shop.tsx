import { Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { useLoaderData } from '@marketplace/contracts/router';
import { shopPath } from '@marketplace/contracts/routes';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { PageFrame } from '../page-parts/PageFrame';
import { ProductListing } from '../product-list/ProductListing';
import { ShopCategories } from '../shops/ShopCategories';
import { loadShopHeader } from '../shops/shopCode';
import type { loader } from './shop.loader';

export function Component() {
  const { shop, brandName, handle, head: _forTheShell, ...list } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      {/* The key resets the region for another shop, even if it is still server markup. */}
      <Region
        key={shop?.uuid}
        when="interaction"
        load={loadShopHeader}
        props={{ shop, brandName }}
        waiting={<Skeleton shape="block" height={168} />}
      />
      {shop && <ShopCategories shop={shop} chosen={list.query.productCategoryUuid} />}
      <ProductListing
        list={list}
        pathFor={(query) => shopPath(handle, query)}
        categories={shop?.categories}
        isLow
        heading={
          <h2>
            <Trans>Products of this shop</Trans>
          </h2>
        }
      />
    </PageFrame>
  );
}
