import { Trans, useLingui } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { ProductShelf } from '../cards/ProductShelf';
import { RetryRegion } from '../failures/failureRegions';
import { FeaturedSection, ProductsFailure } from '../home/FeaturedSection';
import { GroupTiles } from '../home/GroupTiles';
import { HomeSlider } from '../home/HomeSlider';
import { SlideFrame } from '../home/HomeSlider.styles';
import { PageFrame } from '../page-parts/PageFrame';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import type { HomeData } from './home.loader';

export function Component() {
  const { t } = useLingui();
  const { slides, shops, categories, groups, tiles, ...data } = useLoaderData<HomeData>();
  return (
    <>
      <PageFrame $isLoose>
        <Stack $gap={2}>
          <VisuallyHidden as={PageHeading}>
            <Trans>Fresh from the market</Trans>
          </VisuallyHidden>
          <Region
            data={slides}
            waiting={<SlideFrame aria-busy="true" />}
            failed={
              <SlideFrame>
                <RetryRegion title={t`The offers could not be loaded`} />
              </SlideFrame>
            }
          >
            {(loaded) => <HomeSlider slides={loaded} />}
          </Region>
          {tiles && (
            <Region when="never" data={tiles} waiting={null}>
              {(known) => <GroupTiles groups={known} />}
            </Region>
          )}
        </Stack>
        {Array.isArray(groups) ? (
          groups.map((group, index) => {
            const section = (
              <FeaturedSection
                key={group.uuid}
                group={group}
                products={data[`products-${group.uuid}`]}
              />
            );
            return index < FIRST_SECTIONS ? (
              section
            ) : (
              <Region key={group.uuid} isBelowFold>
                {section}
              </Region>
            );
          })
        ) : (
          <Region data={groups} waiting={<ProductShelf />} failed={<ProductsFailure />}>
            {(sections) =>
              sections.map((section) => <FeaturedSection key={section.group.uuid} {...section} />)
            }
          </Region>
        )}
        <Region
          when="never"
          load={loadFeaturedShops}
          props={{ shops }}
          waiting={<Skeleton shape="block" height={256} />}
          isBelowFold
          isCached
        />
        <Region
          when="never"
          load={loadDirectory}
          props={{ sections: categories }}
          waiting={<Skeleton shape="block" height={384} />}
          isBelowFold
          isCached
        />
      </PageFrame>
      <RecentlyViewed />
    </>
  );
}

/**
 * Number of sections in the first screen. A tall phone shows the beginning of the second section.
 */
const FIRST_SECTIONS = 2;

/** Loads a region below the first screen. The region's links work without this code. */
const loadFeaturedShops = () =>
  import(/* webpackChunkName: "catalog-featured-shops" */ '../home/FeaturedShops').then(
    (it) => it.FeaturedShops,
  );

const loadDirectory = () =>
  import(/* webpackChunkName: "catalog-directory" */ '../home/CategoryDirectory').then(
    (it) => it.CategoryDirectory,
  );
