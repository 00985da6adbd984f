import { useLingui } from '@lingui/react/macro';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { Container } from '@marketplace/contracts/ui/Container';
import { useRootData } from '../layouts/useRootData';
import { useSession } from '../session/useSession';
import { AccountLinks } from '../top-bar/AccountLinks';
import { LanguageSelector } from '../top-bar/LanguageSelector';
import { LoginButton } from '../top-bar/LoginButton';
import { SupportLinks } from '../top-bar/SupportLinks';
import { Entries, SheetFoot } from './MenuBody.styles';
import { MenuEntry } from './MenuEntry';
import { moveByArrows } from './moveByArrows';

const isWide = () => window.matchMedia(`(min-width: ${breakpoints.wide}px)`).matches;

/** The entries of the menu, and in the sheet, below them, what the top bar holds elsewhere. */
export function MenuBody() {
  const { t } = useLingui();
  const { menus } = useRootData();
  const { isLogin } = useSession();
  return (
    <>
      {menus.header.length > 0 && (
        <Container
          as="nav"
          aria-label={t`Main menu`}
          onKeyDown={(event) => moveByArrows(event, isWide())}
        >
          <Entries role="list">
            {menus.header.map((item) => (
              <li key={`${item.name} ${item.url}`}>
                <MenuEntry item={item} isDropdown={isWide} />
              </li>
            ))}
          </Entries>
        </Container>
      )}
      <SheetFoot>
        {isLogin ? <AccountLinks /> : <LoginButton />}
        <SupportLinks />
        <LanguageSelector />
      </SheetFoot>
    </>
  );
}
