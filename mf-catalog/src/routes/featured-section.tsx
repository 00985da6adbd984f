import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { featuredSectionPath, homePath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { PageFrame } from '../page-frame/PageFrame';
import { ProductListing } from '../product-list/ProductListing';
import type { loader } from './featured-section.loader';

export function Component() {
  const { t } = useLingui();
  const { section, head: _, ...list } = useLoaderData<typeof loader>();
  const { uuid, name } = section;
  return (
    <PageFrame>
      <Breadcrumbs ancestors={[{ name: t`Home`, path: homePath() }]} current={name} />
      <ProductListing
        list={list}
        pathFor={(query) => featuredSectionPath(uuid, query)}
        heading={<PageHeading>{name}</PageHeading>}
      />
    </PageFrame>
  );
}
