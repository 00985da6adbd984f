import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { categoryPath, homePath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { PageFrame } from '../page-parts/PageFrame';
import { useHeadTitle } from '../page-parts/useHeadTitle';
import { ProductListing } from '../product-list/ProductListing';
import type { loader } from './category.loader';

export function Component() {
  const { t } = useLingui();
  const { handle, parent, head, ...list } = useLoaderData<typeof loader>();
  const name = useHeadTitle(head);
  return (
    <PageFrame>
      <Breadcrumbs
        ancestors={[{ name: t`Home`, path: homePath() }, ...(parent ? [parent] : [])]}
        current={name}
      />
      <ProductListing
        list={list}
        pathFor={(query) => categoryPath(handle, query)}
        heading={<PageHeading>{name}</PageHeading>}
      />
    </PageFrame>
  );
}
