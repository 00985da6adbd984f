import { Trans, useLingui } from '@lingui/react/macro';
import { Container } from '@marketplace/contracts/ui/Container';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { useRootData } from '../layouts/useRootData';
import { useSession } from '../session/useSession';
import { AccountLinks } from '../top-bar/AccountLinks';
import { LoginButton } from '../top-bar/LoginButton';
import { SupportLinks } from '../top-bar/SupportLinks';
import { Entries, Sheet, SheetFoot, SheetHead, SheetTitle } from './MainMenu.styles';
import { MenuEntry } from './MenuEntry';
import { MENU_SHEET_ID } from './menuSheet';
import { useMenuSheet } from './useMenuSheet';

/**
 * The menu, once in the page: a bar with dropdowns on wide screens, a side sheet with expandable
 * entries on narrow ones. The sheet is a native popover, so it opens before any script is there.
 */
export function MainMenu() {
  const { t } = useLingui();
  const { menus } = useRootData();
  const { isLogin, user } = useSession();
  const sheet = useMenuSheet();

  return (
    <Sheet id={MENU_SHEET_ID} popover="auto" {...sheet}>
      <SheetHead>
        <SheetTitle>{user?.fullName ?? <Trans>Menu</Trans>}</SheetTitle>
        <IconButton
          icon="close"
          label={t`Close menu`}
          popoverTarget={MENU_SHEET_ID}
          popoverTargetAction="hide"
        />
      </SheetHead>
      {menus.header.length > 0 && (
        <Container as="nav" aria-label={t`Main menu`}>
          <Entries role="list">
            {menus.header.map((item) => (
              <li key={`${item.name} ${item.url}`}>
                <MenuEntry item={item} />
              </li>
            ))}
          </Entries>
        </Container>
      )}
      <SheetFoot>
        {isLogin ? <AccountLinks /> : <LoginButton />}
        <SupportLinks />
      </SheetFoot>
    </Sheet>
  );
}
