import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { FeaturedSection } from '../home/FeaturedSection';
import { GroupTiles } from '../home/GroupTiles';
import { HomeRegion } from '../home/HomeRegion';
import { HomeSlider } from '../home/HomeSlider';
import { LateDirectory } from '../home/LateDirectory';
import { LateRetry } from '../home/LateRetry';
import { LateShops } from '../home/LateShops';
import { ProductsError } from '../home/ProductsError';
import { SlideFrame } from '../home/SlideFrame';
import { PageFrame } from '../page-frame/PageFrame';
import { ProductShelf } from '../product-shelf/ProductShelf';
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
                <LateRetry title={t`The offers could not be loaded`} />
              </SlideFrame>
            }
          >
            {(loaded) => <HomeSlider slides={loaded} />}
          </HomeRegion>
          {Array.isArray(groups) && <GroupTiles groups={groups} />}
        </Stack>
        <LateShops data={shops} height={256} own={{}} />
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
        <LateDirectory data={categories} height={384} own={{}} />
      </PageFrame>
      <RecentlyViewed />
    </>
  );
}
