import { Trans } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { island } from '@marketplace/contracts/islands';
import { useLoaderData, useLocation } from '@marketplace/contracts/router';
import { BelowFold } from '@marketplace/contracts/ui/BelowFold';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { StaticPart } from '@marketplace/contracts/ui/StaticPart';
import { type ReactNode, useEffect, useRef } from 'react';
import { CardsPart } from '../cards/CardsPart';
import { useIsFirstFrame } from '../page-parts/firstFrame';
import { PageFrame } from '../page-parts/PageFrame';
import { BuyBar } from '../product/BuyBar';
import { ChosenStockAlert } from '../product/ChosenStockAlert';
import {
  CrumbsIsland,
  DescriptionIsland,
  OtherSellersIsland,
  SellerIsland,
} from '../product/islands';
import {
  Below,
  Buying,
  Layout,
  Page,
  Pictures,
  Section,
  Text,
  Title,
} from '../product/ProductPage.styles';
import { ProductPictures } from '../product/ProductPictures';
import { ProductTitle } from '../product/ProductTitle';
import { relatedCache } from '../product/relatedCache';
import { useSelection } from '../product/useSelection';
import { BuyBox } from '../purchase/BuyBox';
import { PurchaseProvider } from '../purchase/PurchaseProvider';
import { VariantOptions } from '../purchase/VariantOptions';
import { useRecordView } from '../recently-viewed/useRecordView';
import { reviewsId } from '../reviews/reviewAddress';
import type { loader } from './product.loader';

type ProductData = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // Another product starts afresh, whatever of this one is still the server's markup.
  return <ProductPage key={data.product.uuid} {...data} />;
}

function ProductPage(page: ProductData) {
  const { product, isAlertOffered, reviews, reviewQuery } = page;
  const { otherSellers, sameCategory, sameShop } = page;
  const { search, hash } = useLocation();
  // An address leads to a part of the page, too.
  const isWhole = !useIsFirstFrame() || hash !== '';
  const buyBox = useRef<HTMLFormElement>(null);
  useRecordView(product);
  useEffect(
    () => relatedCache.set(product.uuid, { otherSellers, sameCategory, sameShop }),
    [product.uuid, otherSellers, sameCategory, sameShop],
  );

  return (
    <ChoosableProduct product={product}>
      <Page>
        <PageFrame>
          <CrumbsIsland product={product} />
          <Layout>
            <Pictures>
              <ProductPictures />
            </Pictures>
            <Title>
              <ProductTitle product={product} />
            </Title>
            <Buying>
              <VariantOptions />
              <BuyBox ref={buyBox} productName={product.name} />
              <ChosenStockAlert isOffered={isAlertOffered} />
              {isWhole && <SellerIsland product={product} />}
            </Buying>
            <Text>{isWhole && <DescriptionIsland product={product} />}</Text>
          </Layout>
          {/* High enough for the footer not to be seen in between. */}
          <Below style={isWhole ? undefined : { height: '100vh' }}>
            {isWhole && (
              <>
                <StaticPart of={otherSellers}>
                  <OtherSellersIsland offers={otherSellers} />
                </StaticPart>
                <BelowFold>
                  <Section id={reviewsId} aria-labelledby="reviews-title" tabIndex={-1}>
                    <h2 id="reviews-title">
                      <Trans>Reviews</Trans>
                    </h2>
                    <ReviewsIsland
                      product={product}
                      reviews={reviews}
                      query={reviewQuery}
                      search={search}
                    />
                  </Section>
                </BelowFold>
                <CardsPart of={sameCategory}>
                  <RelatedIsland product={product} likeness="category" products={sameCategory} />
                </CardsPart>
                <CardsPart of={sameShop}>
                  <RelatedIsland product={product} likeness="shop" products={sameShop} />
                </CardsPart>
              </>
            )}
          </Below>
        </PageFrame>
        <BuyBar buyBox={buyBox} />
      </Page>
    </ChoosableProduct>
  );
}

/** Apart from the page, which a choice does not render: it has its children already. */
function ChoosableProduct({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <PurchaseProvider product={product} {...useSelection(product)}>
      {children}
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
