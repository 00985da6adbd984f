import { Plural, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { NoProducts } from '../no-products/NoProducts';
import { PageFrame } from '../page-frame/PageFrame';
import { CategoryFilter } from '../product-list/CategoryFilter';
import { Count, ListLayout } from '../product-list/listLayout';
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
      <ListLayout>
        <div>
          <PageHeading>
            {typeof head.title === 'string' ? head.title : i18n._(head.title)}
          </PageHeading>
          <Count>
            <Plural value={totalItems} one="# product" other="# products" />
          </Count>
        </div>
        {groups && (
          <CategoryFilter query={query} groups={groups} subCategories={subCategories ?? []} />
        )}
        <SortForm query={query} />
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
      </ListLayout>
    </PageFrame>
  );
}
