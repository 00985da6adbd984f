import { Trans, useLingui } from '@lingui/react/macro';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { MenuLink, menuTarget } from '../menus/MenuLink';
import { useMarketConfig } from '../page/contexts';
import { useRootData } from '../page/rootData';
import {
  Band,
  Entries,
  MenuToggle,
  Row,
  SellerRow,
  SellerSheet,
  Sheet,
  SheetHead,
} from './LandingHeader.styles';
import { Logo } from './Logo';
import { useSheet } from './useSheet';

const SHEET_ID = 'landing-menu';

/**
 * Header of the landing layout (specification section 2), with links from the menu and links to the
 * seller site. Below 881 px, a media query moves the links to a sheet.
 */
export function LandingHeader() {
  const { t } = useLingui();
  const { menus } = useRootData();
  const sheet = useSheet({ label: t`Menu`, wideFrom: breakpoints.medium, focusFirst: 'button' });
  // Drops entries without a target. They only open submenus, which this header lacks.
  const links = menus.header.filter(({ url }) => menuTarget(url));
  return (
    <Band>
      <Row>
        <MenuToggle>
          <IconButton icon={moreIcons.menu} label={t`Menu`} popoverTarget={SHEET_ID} />
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
            icon={icons.close}
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

/** Links to the seller site. Their container styles them. */
function SellerLinks() {
  const market = useMarketConfig();
  const { i18n } = useLingui();
  const { sellerSiteUrl } = market;
  const brandName = atName(market.brandName, i18n.locale);
  const opensElsewhere = (
    <VisuallyHidden>
      {' '}
      <Trans>(opens in a new tab)</Trans>
    </VisuallyHidden>
  );
  return (
    <>
      <a href={`${sellerSiteUrl}/register`} target="_blank" rel="noopener noreferrer">
        <Trans>Sell On {brandName}</Trans>
        {opensElsewhere}
      </a>
      <a href={`${sellerSiteUrl}/login`} target="_blank" rel="noopener noreferrer">
        <Trans>Login</Trans>
        {opensElsewhere}
      </a>
    </>
  );
}
