import { useLingui } from '@lingui/react/macro';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Logo } from '../header/Logo';
import { useSheet } from '../header/useSheet';
import { useRootData } from '../layouts/useRootData';
import { MenuLink } from '../menus/MenuLink';
import { menuTarget } from '../menus/menuTarget';
import {
  Band,
  Entries,
  MenuToggle,
  Row,
  SellerRow,
  SellerSheet,
  Sheet,
  SheetHead,
} from './LandingTop.styles';
import { SellerLinks } from './SellerLinks';

const SHEET_ID = 'landing-menu';

/**
 * The header of the landing layout (specification section 2): the menu's links, and the ways to the
 * seller site. Below 881 px they are in a sheet, by media query alone.
 */
export function LandingTop() {
  const { t } = useLingui();
  const { menus } = useRootData();
  const sheet = useSheet({ label: t`Menu`, wideFrom: breakpoints.medium, focusFirst: 'button' });
  // Entries that only open others have nothing to open here.
  const links = menus.header.filter(({ url }) => menuTarget(url));
  return (
    <Band>
      <Row>
        <MenuToggle>
          <IconButton icon="menu" label={t`Menu`} popoverTarget={SHEET_ID} />
        </MenuToggle>
        <Logo />
        <SellerRow>
          <SellerLinks />
        </SellerRow>
      </Row>
      <Sheet id={SHEET_ID} {...sheet}>
        <SheetHead>
          <p>{t`Menu`}</p>
          <IconButton
            icon="close"
            label={t`Close menu`}
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
          />
        </SheetHead>
        {links.length > 0 && (
          <nav aria-label={t`Main menu`}>
            <Entries role="list">
              {links.map(({ name, url }) => (
                <li key={`${name} ${url}`}>
                  <MenuLink name={name} url={url} />
                </li>
              ))}
            </Entries>
          </nav>
        )}
        <SellerSheet>
          <SellerLinks />
        </SellerSheet>
      </Sheet>
    </Band>
  );
}
