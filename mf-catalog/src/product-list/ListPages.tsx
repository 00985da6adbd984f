import { Pagination } from '@marketplace/contracts/ui/Pagination';
import type { ListRoute, ProductList } from './ProductList';

interface ListPagesProps {
  list: ProductList;
  pathFor: ListRoute['pathFor'];
}

/** Links to the other pages of a list. The links keep the list's filters. */
export function ListPages({ list: { query, products }, pathFor }: ListPagesProps) {
  return (
    <Pagination
      pageNumber={query.pageNumber}
      totalPages={products?.paginationStatus.totalPages ?? 0}
      pathFor={(pageNumber) => pathFor({ ...query, pageNumber })}
    />
  );
}
