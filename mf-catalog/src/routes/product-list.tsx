import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { PageFrame } from '../page-frame/PageFrame';
import { ProductListing } from '../product-list/ProductListing';
import type { loader } from './product-list.loader';

export function Component() {
  const { i18n } = useLingui();
  const { head, ...list } = useLoaderData<typeof loader>();
  const title = typeof head.title === 'string' ? head.title : i18n._(head.title);
  return (
    <PageFrame>
      <ProductListing
        list={list}
        pathFor={productListPath}
        heading={<PageHeading>{title}</PageHeading>}
      />
    </PageFrame>
  );
}
