import { Pagination } from '@marketplace/contracts/ui/Pagination';
import type { ListRoute, ProductList } from './ProductList';

interface ListPagesProps {
  list: ProductList;
  pathFor: ListRoute['pathFor'];
}

/** The other pages of a list, with its filters. */
export function ListPages({ list: { query, products }, pathFor }: ListPagesProps) {
  return (
    <Pagination
      pageNumber={query.pageNumber}
      totalPages={products?.paginationStatus.totalPages ?? 0}
      pathFor={(pageNumber) => pathFor({ ...query, pageNumber })}
    />
  );
}
