import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { ChangeEvent } from 'react';
import { Choices, ScrollBox } from './Choices.styles';
import { FilterGroup } from './FilterGroup';
import { HiddenFilters } from './HiddenFilters';
import type { Choice } from './UuidChoices';

interface ShopFilterProps {
  /**
   * Absent in the list of one shop and in the list of all products. Also absent if the API does not
   * support the call for shops.
   */
  shops: readonly Choice[] | undefined;
  chosen: string | undefined;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A filter for one of the shops that sell in the list. A hidden field keeps the chosen shop if
 * there are fewer than two shops, or if the chosen shop is not one of the listed shops.
 */
export function ShopFilter({ shops = [], chosen, onToggle }: ShopFilterProps) {
  const { t, i18n } = useLingui();
  const isListed = chosen === undefined || shops.some(({ uuid }) => uuid === chosen);
  if (!isListed || shops.length < 2) return chosen && <HiddenFilters shopUuid={chosen} />;
  return (
    <FilterGroup title={t`Shop`}>
      <ScrollBox>
        <Choices>
          {[{ uuid: '', name: undefined, productCount: undefined }, ...shops].map(
            ({ uuid, name, productCount }) => (
              <li key={uuid}>
                <label>
                  <input
                    type="radio"
                    name="shopUuid"
                    value={uuid}
                    checked={uuid === (chosen ?? '')}
                    onChange={onToggle}
                  />
                  <span>{name ?? <Trans>All shops</Trans>}</span>
                  {productCount !== undefined && (
                    <small>{localDigits(productCount, i18n.locale)}</small>
                  )}
                </label>
              </li>
            ),
          )}
        </Choices>
      </ScrollBox>
    </FilterGroup>
  );
}
