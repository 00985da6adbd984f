import { Trans, useLingui } from '@lingui/react/macro';
import { island } from '@marketplace/contracts/islands';
import { Part } from '@marketplace/contracts/loading/Part';
import { useLoaderData } from '@marketplace/contracts/router';
import { BelowFold } from '@marketplace/contracts/ui/BelowFold';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { StaticPart } from '@marketplace/contracts/ui/StaticPart';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { ProductShelf } from '../cards/ProductShelf';
import { RetryPanelIsland } from '../failures/islands';
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
          <Part
            of={slides}
            waiting={<SlideFrame aria-busy="true" />}
            failed={
              <SlideFrame>
                <RetryPanelIsland title={t`The offers could not be loaded`} />
              </SlideFrame>
            }
          >
            {(loaded) => <HomeSlider slides={loaded} />}
          </Part>
          {tiles && (
            <StaticPart of={tiles}>
              <Part of={tiles} waiting={null}>
                {(known) => <GroupTiles groups={known} />}
              </Part>
            </StaticPart>
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
              <BelowFold key={group.uuid}>{section}</BelowFold>
            );
          })
        ) : (
          <Part of={groups} waiting={<ProductShelf />} failed={<ProductsFailure />}>
            {(sections) =>
              sections.map((section) => <FeaturedSection key={section.group.uuid} {...section} />)
            }
          </Part>
        )}
        <StaticPart of={shops}>
          <ShopsIsland shops={shops} />
        </StaticPart>
        <StaticPart of={categories}>
          <DirectoryIsland sections={categories} />
        </StaticPart>
      </PageFrame>
      <RecentlyViewed />
    </>
  );
}

/** A tall phone shows the beginning of the second one. */
const FIRST_SECTIONS = 2;

/** Links below the first screen, which work without code. */
const ShopsIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-featured-shops" */ '../home/FeaturedShops').then(
      (it) => it.FeaturedShops,
    ),
  {
    when: 'interaction',
    waiting: <Skeleton shape="block" height={256} />,
    isBelowFold: true,
    isCached: true,
  },
);

const DirectoryIsland = island(
  () =>
    import(/* webpackChunkName: "catalog-directory" */ '../home/CategoryDirectory').then(
      (it) => it.CategoryDirectory,
    ),
  {
    when: 'interaction',
    waiting: <Skeleton shape="block" height={384} />,
    isBelowFold: true,
    isCached: true,
  },
);
