import { Plural, Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { categoriesPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { CategorySections } from '../categories/CategorySections';
import { ListFailureRegion } from '../failures/failureRegions';
import { ListIntro } from '../page-parts/ListIntro';
import { PageFrame } from '../page-parts/PageFrame';
import type { loader } from './categories.loader';

export function Component() {
  const { list, pending } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <ListIntro>
        <PageHeading>
          <Trans>Categories</Trans>
        </PageHeading>
        <p>
          {list && (
            <Plural
              value={list.paginationStatus.totalItems}
              one="# category"
              other="# categories"
            />
          )}
        </p>
      </ListIntro>
      {!list && <ListFailureRegion what="categories" pending={pending} />}
      {list?.sections.length === 0 && <NoCategories />}
      {list && (
        <>
          <CategorySections sections={list.sections} />
          <Pagination {...list.paginationStatus} pathFor={categoriesPath} />
          {pending && <ListFailureRegion what="section" pending={pending} />}
        </>
      )}
    </PageFrame>
  );
}

function NoCategories() {
  return (
    <EmptyState title={<Trans>No categories yet</Trans>}>
      <ButtonLink to={productListPath()} variant="primary">
        <Trans>See all products</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
