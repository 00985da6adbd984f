import { Trans, useLingui } from '@lingui/react/macro';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { lateComponent } from '../composition/lateComponent';
import { useSession } from '../session/useSession';
import { Sheet, SheetHead, SheetTitle } from './MainMenu.styles';
import { useSheet } from './useSheet';

/** Ties the hamburger to the menu: the browser opens and closes it, also without JavaScript. */
export const MAIN_MENU_ID = 'main-menu';

/** Links, submenus and the sheet itself work without its code, which no first view waits for. */
const Body = lateComponent('menu', () =>
  import(/* webpackChunkName: "menu" */ './MenuBody').then(({ MenuBody }) => MenuBody),
);

/**
 * The menu, once in the page: a bar with dropdowns on wide screens, a side sheet with expandable
 * entries on narrow ones.
 */
export function MainMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  const sheet = useSheet({ label: t`Menu`, wideFrom: breakpoints.wide, focusFirst: 'button' });

  return (
    <Sheet id={MAIN_MENU_ID} {...sheet}>
      <SheetHead>
        <SheetTitle>{user?.fullName ?? <Trans>Menu</Trans>}</SheetTitle>
        <IconButton
          icon="close"
          label={t`Close menu`}
          popoverTarget={MAIN_MENU_ID}
          popoverTargetAction="hide"
        />
      </SheetHead>
      <Body />
    </Sheet>
  );
}
