import { Trans } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { Region } from '@marketplace/contracts/rendering';
import { useLoaderData, useLocation } from '@marketplace/contracts/router';
import { REVIEWS_ID } from '@marketplace/contracts/routes';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { CardsRegion } from '../cards/CardsRegion';
import { useIsFirstFrame } from '../page-parts/firstFrame';
import { PageFrame } from '../page-parts/PageFrame';
import { BuyBar } from '../product/BuyBar';
import { ChosenStockAlert } from '../product/ChosenStockAlert';
import { readChosenDistrict } from '../product/chosenDistrict';
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
import { loadCrumbs, loadDescription, loadOtherSellers, loadSeller } from '../product/productCode';
import { relatedCache } from '../product/relatedCache';
import { useSelection } from '../product/useSelection';
import { BuyBox } from '../purchase/BuyBox';
import { PurchaseProvider } from '../purchase/PurchaseProvider';
import { VariantOptions } from '../purchase/VariantOptions';
import { useRecordView } from '../recently-viewed/useRecordView';
import type { loader } from './product.loader';

type ProductData = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // The key resets all state when another product opens, even in regions that are still server
  // markup.
  return <ProductPage key={data.product.uuid} {...data} />;
}

function ProductPage(page: ProductData) {
  const { product, isAlertOffered, reviews, reviewQuery } = page;
  const { otherSellers, sameCategory, sameShop } = page;
  const { search, hash } = useLocation();
  // Renders all sections if the URL has a fragment, because its target may be in any of them.
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
          <Region
            when="interaction"
            load={loadCrumbs}
            props={{ product }}
            waiting={<Skeleton shape="button" />}
            isCached
          />
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
              {isWhole && (
                <Region
                  when={() => (readChosenDistrict() ? 'load' : 'interaction')}
                  load={loadSeller}
                  props={{ product }}
                  waiting={<Skeleton shape="block" height={330} />}
                  // On phones, only options push this region below the first screen.
                  isBelowFold={product.hasVariants}
                  isCached
                />
              )}
            </Buying>
            <Text>
              {isWhole && (
                <Region
                  when="interaction"
                  load={loadDescription}
                  props={{ product }}
                  waiting={<Skeleton shape="block" height={240} />}
                  isBelowFold
                  isCached
                />
              )}
            </Text>
          </Layout>
          {/* Reserves a full screen, so that the footer is out of view in the first frame. */}
          <Below style={isWhole ? undefined : { height: '100vh' }}>
            {isWhole && (
              <>
                <Region
                  when="never"
                  load={loadOtherSellers}
                  props={{ offers: otherSellers }}
                  isBelowFold
                  isCached
                />
                <Region isBelowFold>
                  <Section id={REVIEWS_ID} aria-labelledby="reviews-title" tabIndex={-1}>
                    <h2 id="reviews-title">
                      <Trans>Reviews</Trans>
                    </h2>
                    <Region
                      when="visible"
                      load={loadReviews}
                      props={{ product, reviews, query: reviewQuery, search }}
                      waiting={<Skeleton shape="block" height={320} />}
                      isCached
                    />
                  </Section>
                </Region>
                <Related product={product} likeness="category" products={sameCategory} />
                <Related product={product} likeness="shop" products={sameShop} />
              </>
            )}
          </Below>
        </PageFrame>
        <BuyBar buyBox={buyBox} />
      </Page>
    </ChoosableProduct>
  );
}

/**
 * A separate component, so that a choice does not render the whole page. React skips the children,
 * because a choice does not change them.
 */
function ChoosableProduct({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <PurchaseProvider product={product} {...useSelection(product)}>
      {children}
    </PurchaseProvider>
  );
}

interface RelatedProps {
  product: Product;
  likeness: 'category' | 'shop';
  products: ProductData['sameCategory'];
}

function Related(props: RelatedProps) {
  return (
    <CardsRegion data={props.products}>
      <Region
        when="visible"
        load={loadRelatedProducts}
        props={props}
        waiting={<Skeleton shape="block" height={360} />}
        isBelowFold
        isCached
      />
    </CardsRegion>
  );
}

const loadReviews = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ '../reviews/Reviews').then(
    (it) => it.Reviews,
  );

const loadRelatedProducts = () =>
  import(/* webpackChunkName: "catalog-product-deferred" */ '../product/RelatedProducts').then(
    (it) => it.RelatedProducts,
  );
