import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { ProductShelf } from '../cards/ProductShelf';
import { FeaturedSection } from '../home/FeaturedSection';
import { GroupTiles } from '../home/GroupTiles';
import { HomeRegion, LazyRetryPanel, ProductsError } from '../home/HomeRegion';
import { HomeSlider } from '../home/HomeSlider';
import { SlideFrame } from '../home/HomeSlider.styles';
import { DirectoryIsland, ShopsIsland } from '../home/islands';
import { PageFrame } from '../page-parts/PageFrame';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import type { HomeData } from './home.loader';

export function Component() {
  const { t } = useLingui();
  const { slides, shops, categories, groups, ...data } = useLoaderData<HomeData>();
  return (
    <>
      <PageFrame $isLoose>
        <Stack>
          <VisuallyHidden as={PageHeading}>
            <Trans>Fresh from the market</Trans>
          </VisuallyHidden>
          <HomeRegion
            of={slides}
            waiting={<SlideFrame aria-busy="true" />}
            failed={
              <SlideFrame>
                <LazyRetryPanel title={t`The offers could not be loaded`} />
              </SlideFrame>
            }
          >
            {(loaded) => <HomeSlider slides={loaded} />}
          </HomeRegion>
          {Array.isArray(groups) && <GroupTiles groups={groups} />}
        </Stack>
        <ShopsIsland data={shops} height={256} own={{}} />
        {Array.isArray(groups) ? (
          groups.map((group) => (
            <FeaturedSection
              key={group.uuid}
              group={group}
              products={data[`products-${group.uuid}`]}
            />
          ))
        ) : (
          <HomeRegion of={groups} waiting={<ProductShelf />} failed={<ProductsError />}>
            {(sections) =>
              sections.map((section) => <FeaturedSection key={section.group.uuid} {...section} />)
            }
          </HomeRegion>
        )}
        <DirectoryIsland data={categories} height={384} own={{}} />
      </PageFrame>
      <RecentlyViewed />
    </>
  );
}
