import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { LanguageSelector } from '../menus/LanguageSelector';
import { menuRows } from '../menus/menu.styles';
import { entryOf } from '../menus/readMenus';
import { SupportLinks } from '../menus/SupportLinks';
import { useRootData } from '../page/rootData';
import { useSession } from '../session/sessionState';
import { AccountLinks, LoginButton } from '../top-bar/AccountMenu';
import { MenuEntry } from './MenuEntry';
import { moveFocusByArrows } from './moveFocusByArrows';

const isWide = () => window.matchMedia(`(min-width: ${breakpoints.wide}px)`).matches;

/** The entries of the menu and, in the sheet, the links of the top bar below them. */
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
          onKeyDown={(event) => moveFocusByArrows(event, isWide())}
        >
          <Entries role="list">
            {menus.header.map((item) => (
              <li key={`${item.name} ${item.url}`} {...entryOf('header')}>
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

const Entries = styled.ul`
  padding-block: var(--space-2);

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--space-3));
    padding-block: 0;
  }
`;

const SheetFoot = styled.div`
  display: grid;
  padding: var(--space-3) var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  ${menuRows}

  ${media.wide} {
    display: none;
  }
`;
