import { useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { shopPath } from '@marketplace/contracts/routes';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { CardProduct } from '../cards/cardData';
import { ProductShelf } from '../cards/ProductShelf';
import { SeeAll } from '../cards/SeeAll';
import { RetryPanel } from '../failures/RetryPanel';
import { crumbsOf } from './crumbsOf';

interface RelatedProductsProps {
  product: Product;
  likeness: 'category' | 'shop';
  /** `undefined` if the products could not be loaded. */
  products: CardProduct[] | undefined;
}

/** Other products of the same category or shop. Renders nothing if there are none. */
export function RelatedProducts({ product, likeness, products }: RelatedProductsProps) {
  const { t } = useLingui();
  const { categoryName, shopName, shopHandle } = product;
  const [category] = crumbsOf(product);
  const id = `related-${likeness}`;
  const of = {
    category: { title: t`More from ${categoryName}`, ...category },
    shop: { title: t`More from ${shopName}`, name: shopName, path: shopPath(shopHandle) },
  }[likeness];
  const isEmpty = products?.length === 0;
  // A shop that has left the market has no page and no other products.
  if (isEmpty || (likeness === 'shop' && shopHandle === '')) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionHeading id={id} more={{ path: of.path, label: <SeeAll of={of.name} /> }}>
        {of.title}
      </SectionHeading>
      {products ? (
        <ProductShelf products={products} />
      ) : (
        <RetryPanel title={t`These products could not be loaded`} />
      )}
    </Stack>
  );
}
