import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { type ComponentType, useState } from 'react';
import type { ChosenDistrict } from './chosenDistrict';
import type { DistrictSelectProps } from './DistrictSelect';

interface DistrictChoiceProps {
  chosen: ChosenDistrict | undefined;
  onChoose: (district: ChosenDistrict) => void;
}

type Opened = { Select: ComponentType<DistrictSelectProps> } & Pick<
  DistrictSelectProps,
  'districts'
>;

/**
 * A button that is replaced by a select of all districts when it is pressed. Only a press loads the
 * select's code and the districts, because few shoppers need them.
 */
export function DistrictChoice({ chosen, onChoose }: DistrictChoiceProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | 'loading' | 'failed'>();
  if (typeof opened === 'object') {
    const { Select, districts } = opened;
    return <Select districts={districts} chosen={chosen} onChoose={onChoose} />;
  }
  const open = async () => {
    setOpened('loading');
    setOpened(await loadSelect().catch(() => 'failed' as const));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void open()} isLoading={opened === 'loading'}>
        {chosen ? <Trans>Change district</Trans> : <Trans>Choose your district</Trans>}
      </Button>
      {opened === 'failed' && <span role="alert">{t`Something went wrong`}</span>}
    </>
  );
}

/**
 * Loads the select and the districts.
 * @throws Error if the API has no list of districts, or is too slow
 */
async function loadSelect(): Promise<Opened> {
  const { DistrictSelect, fetchDistricts } = await import(
    /* webpackChunkName: "catalog-district-select" */ './DistrictSelect'
  );
  return { Select: DistrictSelect, districts: await fetchDistricts() };
}
