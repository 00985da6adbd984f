import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { featuredSectionPath, homePath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { ListFailureRegion } from '../failures/failureRegions';
import { PageFrame } from '../page-parts/PageFrame';
import { useHeadTitle } from '../page-parts/useHeadTitle';
import { ProductListing } from '../product-list/ProductListing';
import type { loader } from './featured-section.loader';

export function Component() {
  const { t } = useLingui();
  const { uuid, pendingName, head, ...list } = useLoaderData<typeof loader>();
  const name = useHeadTitle(head);
  return (
    <PageFrame>
      <Breadcrumbs ancestors={[{ name: t`Home`, path: homePath() }]} current={name} />
      <ProductListing
        list={list}
        pathFor={(query) => featuredSectionPath(uuid, query)}
        heading={
          <Stack $gap={3}>
            <PageHeading>{name}</PageHeading>
            {pendingName && <ListFailureRegion what="section" {...pendingName} />}
          </Stack>
        }
      />
    </PageFrame>
  );
}
