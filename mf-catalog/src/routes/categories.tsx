import { Plural, Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { categoriesPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { CategorySections } from '../categories/CategorySections';
import { ListIntro } from '../list-intro/ListIntro';
import { PageFrame } from '../page-frame/PageFrame';
import type { loader } from './categories.loader';

export function Component() {
  const { sections, paginationStatus } = useLoaderData<typeof loader>();
  const { totalItems } = paginationStatus;
  return (
    <PageFrame>
      <ListIntro>
        <PageHeading>
          <Trans>Categories</Trans>
        </PageHeading>
        <p>
          <Plural value={totalItems} one="# category" other="# categories" />
        </p>
      </ListIntro>
      {sections.length > 0 ? <CategorySections sections={sections} /> : <NoCategories />}
      <Pagination {...paginationStatus} pathFor={categoriesPath} />
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
