import { useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { homePath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { crumbsOf } from './crumbsOf';

/** Breadcrumbs of a product: home, the sub-category, and the product itself. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { t } = useLingui();
  const [parent, self] = crumbsOf(product);
  return (
    <Breadcrumbs
      ancestors={[
        { name: t`Home`, path: homePath() },
        { ...parent, nameLanguage: product.categoryNameLanguage },
      ]}
      current={self.name}
      currentLanguage={product.nameLanguage}
    />
  );
}
