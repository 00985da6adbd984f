import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { FeaturedSection } from '../home/FeaturedSection';
import { GroupTiles } from '../home/GroupTiles';
import { HomeSlider } from '../home/HomeSlider';
import { RegionError } from '../home/RegionError';
import { PageFrame } from '../page-frame/PageFrame';
import type { HomeData } from './home.loader';

export function Component() {
  const { sliders, groups, ...data } = useLoaderData<HomeData>();
  return (
    <PageFrame $isLoose>
      <Stack>
        <VisuallyHidden as={PageHeading}>
          <Trans>Fresh from the market</Trans>
        </VisuallyHidden>
        <HomeSlider slides={sliders} />
        {groups && <GroupTiles groups={groups} />}
      </Stack>
      {groups ? (
        groups.map((group) => (
          <FeaturedSection
            key={group.uuid}
            group={group}
            products={data[`products-${group.uuid}`]}
          />
        ))
      ) : (
        <RegionError />
      )}
    </PageFrame>
  );
}
