import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { useEffect, useRef } from 'react';
import { BuyBox } from '../buy-box/BuyBox';
import { PageFrame } from '../page-frame/PageFrame';
import { picturesOf } from '../pictures-of/picturesOf';
import { BuyBar } from '../product/BuyBar';
import { Gallery } from '../product/Gallery';
import { LateCrumbs } from '../product/LateCrumbs';
import { LateDescription } from '../product/LateDescription';
import { LateSeller } from '../product/LateSeller';
import { ProductTitle } from '../product/ProductTitle';
import { Below, Details, Layout, Page, Section } from '../product/productLayout';
import { useIsInView } from '../product/useIsInView';
import { useSelection } from '../product/useSelection';
import { useRememberViewed } from '../recently-viewed/useRememberViewed';
import { keptRelated } from '../related-products/keptRelated';
import { LateRelated } from '../related-products/LateRelated';
import { LateReviews } from '../reviews/LateReviews';
import { reviewsId } from '../reviews-id/reviewsId';
import { usePurchase } from '../use-purchase/usePurchase';
import { VariantOptions } from '../variant-options/VariantOptions';
import type { loader } from './product.loader';

type ProductData = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // Another product starts afresh, whatever of this one is still the server's markup.
  return <ProductPage key={data.product.uuid} {...data} />;
}

function ProductPage({ product, reviews, reviewPage, sameCategory, sameShop }: ProductData) {
  const { selection, variant, choose } = useSelection(product);
  const purchase = usePurchase({ product, selection, variant });
  const buyBox = useRef<HTMLDivElement>(null);
  const isBuyBoxInView = useIsInView(buyBox);
  const pictures = picturesOf(product, variant);
  useRememberViewed(product);
  useEffect(
    () => keptRelated.keep(product.uuid, { sameCategory, sameShop }),
    [product.uuid, sameCategory, sameShop],
  );

  return (
    <Page>
      <PageFrame>
        <LateCrumbs own={{ product }} height={44} />
        <Layout>
          {/* Another first picture starts the strip at its beginning again. */}
          <Gallery
            key={pictures[0]?.mediumImageUrl}
            pictures={pictures}
            productName={product.name}
          />
          <Details>
            <ProductTitle product={product} variant={variant} />
            <VariantOptions product={product} selection={selection} onChoose={choose} />
            <BuyBox ref={buyBox} purchase={purchase} productName={product.name} />
            <LateSeller own={{ product }} height={200} />
          </Details>
          <LateDescription own={{ product }} height={240} />
        </Layout>
        <Below>
          <Section id={reviewsId} aria-labelledby="reviews-title" tabIndex={-1}>
            <h2 id="reviews-title">
              <Trans>Reviews</Trans>
            </h2>
            <LateReviews data={reviews} height={320} own={{ product, pageNumber: reviewPage }} />
          </Section>
          <LateRelated data={sameCategory} height={360} own={{ product, likeness: 'category' }} />
          <LateRelated data={sameShop} height={360} own={{ product, likeness: 'shop' }} />
        </Below>
      </PageFrame>
      <BuyBar
        isShown={!isBuyBoxInView}
        price={(variant ?? product).price}
        selection={selection}
        purchase={purchase}
      />
    </Page>
  );
}
