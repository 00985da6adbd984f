import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { RemoteWidget } from '../composition/RemoteWidget';
import { TopBar } from '../top-bar/TopBar';
import { HeaderActions } from './HeaderActions';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { MenuButton } from './MenuButton';
import { SearchForm } from './SearchForm';

/**
 * One header for every width: below 1150 px the menu becomes a sheet and the search its own line,
 * by media query alone, so that server and browser agree whatever the screen is.
 */
export function Header() {
  return (
    <Root>
      <Band>
        <TopBar />
        <Container>
          <Row>
            <MenuButton />
            <Logo />
            <Search>
              <RemoteWidget remote="mf_catalog" module="SearchBox" fallback={<SearchForm />} />
            </Search>
            <HeaderActions />
          </Row>
        </Container>
      </Band>
      <MainMenu />
    </Root>
  );
}

const Root = styled.header`
  position: relative;
  z-index: var(--z-header);
`;

const Band = styled.div`
  /* The page's focus colour would vanish on the dark band. */
  --color-focus: var(--color-deal);
  background: var(--color-brand);
  color: var(--color-on-brand);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: var(--space-1);
  row-gap: var(--space-1);
  /* The outer icons line up with the gutter by their drawing, not by their 44 px. */
  margin-inline: -11px;
  padding-block: var(--space-2) var(--space-3);

  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--space-8);
    margin-inline: 0;
    padding-block: var(--space-3);
  }
`;

const Search = styled.div`
  grid-column: 1 / -1;
  grid-row: 2;
  min-width: 0;
  padding-inline: 11px;

  ${media.wide} {
    grid-column: auto;
    grid-row: auto;
    padding-inline: 0;
  }
`;
