import { Trans } from '@lingui/react/macro';
import { island } from '@marketplace/contracts/islands';
import { useLoaderData, useLocation } from '@marketplace/contracts/router';
import { BelowFold } from '@marketplace/contracts/ui/BelowFold';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { StaticPart } from '@marketplace/contracts/ui/StaticPart';
import { useEffect, useMemo, useRef } from 'react';
import { pressQuickView } from '../cards/QuickViewButton';
import { PageFrame } from '../page-parts/PageFrame';
import { BuyBar } from '../product/BuyBar';
import { Gallery } from '../product/Gallery';
import { CrumbsIsland, DescriptionIsland, SellerIsland } from '../product/islands';
import { Below, Details, Layout, Page, Section } from '../product/ProductPage.styles';
import { ProductTitle } from '../product/ProductTitle';
import { picturesOf } from '../product/pictures';
import { relatedCache } from '../product/relatedCache';
import { useIsInView } from '../product/useIsInView';
import { useSelection } from '../product/useSelection';
import { BuyBox } from '../purchase/BuyBox';
import { PurchaseProvider } from '../purchase/PurchaseProvider';
import { VariantOptions } from '../purchase/VariantOptions';
import { useRecordView } from '../recently-viewed/useRecordView';
import { reviewsId } from '../reviews/reviewAddress';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';
import type { loader } from './product.loader';

type ProductData = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // Another product starts afresh, whatever of this one is still the server's markup.
  return <ProductPage key={data.product.uuid} {...data} />;
}

function ProductPage(page: ProductData) {
  const { product, isAlertOffered, reviews, reviewPage, sameCategory, sameShop } = page;
  const { selection, variant, choose } = useSelection(product);
  const { search } = useLocation();
  const buyBox = useRef<HTMLFormElement>(null);
  const isBuyBoxInView = useIsInView(buyBox);
  const pictures = useMemo(() => picturesOf(product, variant), [product, variant]);
  useRecordView(product);
  useEffect(
    () => relatedCache.set(product.uuid, { sameCategory, sameShop }),
    [product.uuid, sameCategory, sameShop],
  );

  return (
    <PurchaseProvider product={product} selection={selection} variant={variant}>
      <Page>
        <PageFrame>
          <CrumbsIsland product={product} />
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
              <BuyBox ref={buyBox} productName={product.name} />
              <StockAlertPlace product={product} variant={variant} isOffered={isAlertOffered} />
              <SellerIsland product={product} />
            </Details>
            <DescriptionIsland product={product} />
          </Layout>
          <Below>
            <BelowFold>
              <Section id={reviewsId} aria-labelledby="reviews-title" tabIndex={-1}>
                <h2 id="reviews-title">
                  <Trans>Reviews</Trans>
                </h2>
                <ReviewsIsland
                  product={product}
                  reviews={reviews}
                  pageNumber={reviewPage}
                  search={search}
                />
              </Section>
            </BelowFold>
            <StaticPart of={sameCategory} onPress={pressQuickView}>
              <RelatedIsland product={product} likeness="category" products={sameCategory} />
            </StaticPart>
            <StaticPart of={sameShop} onPress={pressQuickView}>
              <RelatedIsland product={product} likeness="shop" products={sameShop} />
            </StaticPart>
          </Below>
        </PageFrame>
        <BuyBar
          isShown={!isBuyBoxInView}
          price={(variant ?? product).price}
          selection={selection}
        />
      </Page>
    </PurchaseProvider>
  );
}

const ReviewsIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ '../reviews/Reviews').then(
      (it) => it.Reviews,
    ),
  { when: 'visible', waiting: <Skeleton shape="block" height={320} />, isCached: true },
);

const RelatedIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-product-deferred" */ '../product/RelatedProducts').then(
      (it) => it.RelatedProducts,
    ),
  {
    when: 'visible',
    waiting: <Skeleton shape="block" height={360} />,
    isBelowFold: true,
    isCached: true,
  },
);
