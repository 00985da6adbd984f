import { useLoaderData } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { ProductListing } from '../product-list/ProductListing';
import { PageFrame } from './PageFrame';
import type { loader } from './product-list.loader';
import { useHeadTitle } from './useHeadTitle';

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
