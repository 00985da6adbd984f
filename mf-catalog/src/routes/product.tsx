import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { useEffect, useRef } from 'react';
import { PageFrame } from '../page-parts/PageFrame';
import { BuyBar } from '../product/BuyBar';
import { Gallery } from '../product/Gallery';
import { CrumbsIsland, DescriptionIsland, RelatedIsland, SellerIsland } from '../product/islands';
import { Below, Details, Layout, Page, Section } from '../product/ProductPage.styles';
import { ProductTitle } from '../product/ProductTitle';
import { picturesOf } from '../product/pictures';
import { relatedCache } from '../product/relatedCache';
import { useIsInView } from '../product/useIsInView';
import { useSelection } from '../product/useSelection';
import { BuyBox } from '../purchase/BuyBox';
import { usePurchase } from '../purchase/usePurchase';
import { VariantOptions } from '../purchase/VariantOptions';
import { useRecordView } from '../recently-viewed/useRecordView';
import { ReviewsIsland } from '../reviews/ReviewsIsland';
import { reviewsId } from '../reviews/reviewAddress';
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
  useRecordView(product);
  useEffect(
    () => relatedCache.set(product.uuid, { sameCategory, sameShop }),
    [product.uuid, sameCategory, sameShop],
  );

  return (
    <Page>
      <PageFrame>
        <CrumbsIsland own={{ product }} height={44} />
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
            <SellerIsland own={{ product }} height={200} />
          </Details>
          <DescriptionIsland own={{ product }} height={240} />
        </Layout>
        <Below>
          <Section id={reviewsId} aria-labelledby="reviews-title" tabIndex={-1}>
            <h2 id="reviews-title">
              <Trans>Reviews</Trans>
            </h2>
            <ReviewsIsland data={reviews} height={320} own={{ product, pageNumber: reviewPage }} />
          </Section>
          <RelatedIsland data={sameCategory} height={360} own={{ product, likeness: 'category' }} />
          <RelatedIsland data={sameShop} height={360} own={{ product, likeness: 'shop' }} />
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
