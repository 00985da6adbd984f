import { Trans, useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { useRootData } from '../page/rootData';
import { useSession } from '../session/sessionState';
import { sheetStyles } from './sheet.styles';
import { useSheet } from './useSheet';

/** Id by which the menu button opens and closes the menu without JavaScript. */
export const MAIN_MENU_ID = 'main-menu';

/**
 * Loads the code of the menu's entries after the first view. Links, submenus and sheet work without
 * it.
 */
const loadEntries = () =>
  import(/* webpackChunkName: "menu" */ './MenuEntries').then(({ MenuEntries }) => MenuEntries);

const loadFoot = () =>
  import(/* webpackChunkName: "menu" */ './MenuFoot').then(({ MenuFoot }) => MenuFoot);

/**
 * The menu: on wide screens a bar with dropdowns, on narrow screens a side sheet with expandable
 * entries. Bar and sheet consist of the same elements.
 */
export function MainMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  const { menus } = useRootData();
  const sheet = useSheet({ label: t`Menu`, wideFrom: breakpoints.wide, focusFirst: 'button' });

  return (
    <Sheet id={MAIN_MENU_ID} {...sheet}>
      <SheetHead>
        <SheetTitle translate={user ? 'no' : undefined}>
          {user?.fullName ?? <Trans>Menu</Trans>}
        </SheetTitle>
        <IconButton
          icon={icons.close}
          label={t`Close menu`}
          popoverTarget={MAIN_MENU_ID}
          popoverTargetAction="hide"
        />
      </SheetHead>
      <Region when="idle" load={loadEntries} props={{ items: menus.header }} isCached />
      <Region when="idle" load={loadFoot} />
    </Sheet>
  );
}

/**
 * On narrow screens, a sheet at the start edge. The browser hides the sheet until it is opened. On
 * wide screens, a bar.
 */
const Sheet = styled.div`
  ${sheetStyles}

  nav {
    padding-inline: 0;
  }

  ${media.wide} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;

    nav {
      position: relative;
      padding-inline: var(--gutter);
    }
  }
`;

const SheetHead = styled.div`
  --color-focus: var(--color-deal);
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  background: var(--color-brand);
  color: var(--color-on-brand);

  ${media.wide} {
    display: none;
  }
`;

const SheetTitle = styled.p`
  min-width: 0;
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
`;
