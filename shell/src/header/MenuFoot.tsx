import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { LanguageSelector } from '../menus/LanguageSelector';
import { menuRows } from '../menus/menu.styles';
import { SupportLinks } from '../menus/SupportLinks';
import { useSession } from '../session/sessionState';
import { AccountLinks, LoginButton } from '../top-bar/AccountMenu';

/** Lower end of the sheet: the links of the top bar, and the language selector in every market. */
export function MenuFoot() {
  const { isLogin } = useSession();
  return (
    <Root>
      {isLogin ? <AccountLinks /> : <LoginButton />}
      <SupportLinks />
      <LanguageSelector />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  padding: var(--space-3) var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  ${menuRows}

  > ul {
    padding-inline-start: var(--space-3);
  }

  ${media.wide} {
    display: none;
  }
`;
