import { useLoaderData } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { PageFrame } from '../page-parts/PageFrame';
import { useHeadTitle } from '../page-parts/useHeadTitle';
import { ProductListing } from '../product-list/ProductListing';
import type { loader } from './product-list.loader';

export function Component() {
  const { head, ...list } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <ProductListing
        list={list}
        pathFor={productListPath}
        heading={<PageHeading>{useHeadTitle(head)}</PageHeading>}
      />
    </PageFrame>
  );
}
