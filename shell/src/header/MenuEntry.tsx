import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@marketplace/contracts/api/menus';
import { Disclosure } from '../menus/Disclosure';
import { MenuLink, menuTarget } from '../menus/MenuLink';
import { WHOLE } from '../menus/readMenus';
import { Branch, Columns, Leaves, Plain, Rows, SeeAll, Top } from './MenuEntry.styles';

interface MenuEntryProps {
  item: MenuItem;
  /** True while it is a dropdown that closes by itself; otherwise it is a section of a list. */
  isDropdown: () => boolean;
}

/** One entry of the header's menu with up to two levels below it (specification section 2). */
export function MenuEntry({ item, isDropdown }: MenuEntryProps) {
  const { t } = useLingui();
  const { name } = item;
  if (item.items.length === 0) {
    return (
      <Plain>
        <MenuLink {...item} />
      </Plain>
    );
  }
  const hasLeaves = item.items.some(({ items }) => items.length > 0);
  const Panel = hasLeaves ? Columns : Rows;
  return (
    <Top $isMega={hasLeaves}>
      <Disclosure label={name} group="main-menu" opensOnHover closesOnLeave={isDropdown}>
        <Panel role="list">
          {item.items.map((branch) => (
            <li key={`${branch.name} ${branch.url}`}>
              <Branch $isHeading={branch.items.length > 0}>
                <MenuLink {...branch} />
              </Branch>
              {branch.items.length > 0 && (
                <Leaves role="list">
                  {branch.items.map((leaf) => (
                    <li key={`${leaf.name} ${leaf.url}`}>
                      <MenuLink {...leaf} />
                    </li>
                  ))}
                </Leaves>
              )}
            </li>
          ))}
          {menuTarget(item.url) && (
            <SeeAll {...WHOLE}>
              <MenuLink name={t`All of ${name}`} url={item.url} />
            </SeeAll>
          )}
        </Panel>
      </Disclosure>
    </Top>
  );
}
