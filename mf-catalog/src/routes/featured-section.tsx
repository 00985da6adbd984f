import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { featuredSectionPath, homePath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { LateListFailure } from '../late-list-failure/LateListFailure';
import { PageFrame } from '../page-frame/PageFrame';
import { ProductListing } from '../product-list/ProductListing';
import { useHeadTitle } from '../product-list/useHeadTitle';
import type { loader } from './featured-section.loader';

export function Component() {
  const { t } = useLingui();
  const { uuid, nameless, head, ...list } = useLoaderData<typeof loader>();
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
            {nameless && <LateListFailure height={0} own={{ what: 'section', ...nameless }} />}
          </Stack>
        }
      />
    </PageFrame>
  );
}
