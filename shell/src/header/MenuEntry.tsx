import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@marketplace/contracts/api/menus';
import { ofName } from '@marketplace/contracts/i18n/banglaEndings';
import { Region } from '@marketplace/contracts/rendering';
import { useState } from 'react';
import { Disclosure } from '../menus/Disclosure';
import { MenuLink, menuTarget } from '../menus/MenuLink';
import { WHOLE } from '../menus/readMenus';
import { Branch, Branches, Leaves, Plain, SeeAll, Top } from './MenuEntry.styles';

interface MenuEntryProps {
  item: MenuItem;
  /**
   * Returns true if the entry is a dropdown, which closes when the pointer leaves. Returns false if
   * it is a section of a list.
   */
  isDropdown: () => boolean;
}

/** Fetches the code of the picture when the visitor first opens a dropdown. */
const loadMenuPicture = () =>
  import(/* webpackChunkName: "menu-picture" */ './MenuPicture').then(
    ({ MenuPicture }) => MenuPicture,
  );

/** An entry of the header's menu, with up to two levels below it (specification section 2). */
export function MenuEntry({ item, isDropdown }: MenuEntryProps) {
  const { i18n, t } = useLingui();
  const [hasDroppedDown, setHasDroppedDown] = useState(false);
  const name = ofName(item.name, i18n.locale);
  if (item.items.length === 0) {
    return (
      <Plain>
        <MenuLink {...item} />
      </Plain>
    );
  }
  return (
    <Top>
      <Disclosure
        label={item.name}
        group="main-menu"
        opensOnHover
        closesOnLeave={isDropdown}
        onOpen={() => setHasDroppedDown((has) => has || isDropdown())}
      >
        <Branches role="list">
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
        </Branches>
        {hasDroppedDown && <Region when="load" load={loadMenuPicture} props={{ item }} />}
      </Disclosure>
    </Top>
  );
}
