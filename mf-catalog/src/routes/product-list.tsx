import { Plural, useLingui } from '@lingui/react/macro';
import { media } from '@marketplace/contracts/design/breakpoints';
import { useLoaderData } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { NoProducts } from '../no-products/NoProducts';
import { PageFrame } from '../page-frame/PageFrame';
import { CategoryFilter } from '../product-list/CategoryFilter';
import { ProductGrid } from '../product-list/ProductGrid';
import { SortForm } from '../product-list/SortForm';
import type { loader } from './product-list.loader';

export function Component() {
  const { i18n } = useLingui();
  const { head, query, groups, subCategories, items, paginationStatus } =
    useLoaderData<typeof loader>();
  const { totalItems, totalPages } = paginationStatus;
  return (
    <PageFrame>
      <div>
        <PageHeading>
          {typeof head.title === 'string' ? head.title : i18n._(head.title)}
        </PageHeading>
        <Count>
          <Plural value={totalItems} one="# product" other="# products" />
        </Count>
      </div>
      <Columns>
        <Side>
          {groups && (
            <CategoryFilter query={query} groups={groups} subCategories={subCategories ?? []} />
          )}
          <SortForm query={query} />
        </Side>
        {items.length > 0 ? (
          <Stack $gap={6}>
            <ProductGrid products={items} />
            <Pagination
              pageNumber={query.pageNumber}
              totalPages={totalPages}
              pathFor={(pageNumber) => productListPath({ ...query, pageNumber })}
            />
          </Stack>
        ) : (
          <NoProducts productName={query.productName} />
        )}
      </Columns>
    </PageFrame>
  );
}

const Count = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: 232px minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  ${media.medium} {
    > form {
      order: -1;
    }
  }
`;
