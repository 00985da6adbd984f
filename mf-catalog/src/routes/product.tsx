import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { Html } from '@marketplace/contracts/ui/Html';
import { PageFrame } from '../page-frame/PageFrame';
import { BuyBox } from '../product/BuyBox';
import { crumbsOf } from '../product/crumbsOf';
import { DeliveryNotes } from '../product/DeliveryNotes';
import { Gallery } from '../product/Gallery';
import { ProductTitle } from '../product/ProductTitle';
import { picturesOf } from '../product/picturesOf';
import { Description, Details, Layout } from '../product/productLayout';
import { useSelection } from '../product/useSelection';
import { VariantOptions } from '../product/VariantOptions';
import type { loader } from './product.loader';

export function Component() {
  const { t } = useLingui();
  const { product } = useLoaderData<typeof loader>();
  const { selection, variant, choose } = useSelection(product);
  const pictures = picturesOf(product, variant);
  const [parent] = crumbsOf(product);
  return (
    <PageFrame>
      <Breadcrumbs
        ancestors={[{ name: t`Home`, path: homePath() }, parent]}
        current={product.name}
      />
      <Layout>
        {/* Another first picture starts the strip at its beginning again. */}
        <Gallery key={pictures[0]?.mediumImageUrl} pictures={pictures} productName={product.name} />
        <Details>
          <ProductTitle product={product} variant={variant} />
          <VariantOptions product={product} selection={selection} onChoose={choose} />
          <BuyBox key={selection.join('/')} product={product} variant={variant} />
          <DeliveryNotes shopName={product.shopName} />
        </Details>
        <Description aria-labelledby="description">
          <h2 id="description">
            <Trans>About this product</Trans>
          </h2>
          <Html html={product.description} />
        </Description>
      </Layout>
    </PageFrame>
  );
}
