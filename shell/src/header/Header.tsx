import { Trans, useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { HeaderActions } from './HeaderActions';
import { Logo } from './Logo';
import { MAIN_MENU_ID, MainMenu } from './MainMenu';
import { SEARCH_SHEET_ID, SearchSheet } from './SearchSheet';
import { NarrowOnly } from './sheet.styles';

/**
 * Loads the code of the top bar. The code is in the chunk of the menu, because top bar and menu
 * contain the same links.
 */
const loadTopBar = () =>
  import(/* webpackChunkName: "menu" */ '../top-bar/TopBar').then(({ TopBar }) => TopBar);

/**
 * Header for all screen widths. Below 1150 px, a media query turns menu and search into sheets, so
 * that server and browser render the same elements.
 */
export function Header() {
  const { t } = useLingui();
  return (
    <Root>
      <AnnouncementBar />
      <Band>
        <Region when="idle" load={loadTopBar} />
      </Band>
      <Band>
        <Container>
          <Row>
            <NarrowOnly>
              <IconButton icon={moreIcons.menu} label={t`Menu`} popoverTarget={MAIN_MENU_ID} />
            </NarrowOnly>
            <Logo />
            <SearchSheet />
            <Actions>
              <NarrowOnly>
                <IconButton
                  icon={moreIcons.search}
                  label={t`Open search`}
                  popoverTarget={SEARCH_SHEET_ID}
                />
              </NarrowOnly>
              <HeaderActions />
            </Actions>
          </Row>
        </Container>
      </Band>
      <MainMenu />
    </Root>
  );
}

/** The market's promise above the header (specification section 2, layouts), short for phones. */
function AnnouncementBar() {
  return (
    <Announcement>
      <Container as="p">
        <Trans>Fresh from the growers, all over Bangladesh</Trans>
      </Container>
    </Announcement>
  );
}

const Band = styled.div`
  /* On the dark band, the focus colour of the page would be invisible. */
  --color-focus: var(--color-deal);
  background: var(--color-brand);
  color: var(--color-on-brand);
`;

// On narrow screens, the header hides when the visitor scrolls down and returns when the visitor
// scrolls up (`useHeaderReturn`). It moves by `transform`, which needs no layout. On wide screens,
// the whole header is too high to stay in view. It therefore has no box of its own (`contents`), so
// that only its second band sticks to the top.
const Root = styled.header`
  position: relative;
  z-index: var(--z-header);

  ${media.belowMedium} {
    position: sticky;
    inset-block-start: var(--offline-bar, 0);
    transition: transform var(--duration-slow) var(--ease);

    html[data-header='away'] &:not(:focus-within) {
      transform: translateY(calc(-100% - var(--offline-bar, 0px)));
    }

    /* Without popovers and without scripts, menu and search are open, and would cover the page. */
    @supports not selector(:popover-open) {
      html:not([data-sheets]) & {
        position: relative;
      }
    }
  }

  ${media.wide} {
    display: contents;

    > ${Band} + ${Band} {
      position: sticky;
      z-index: var(--z-header);
      inset-block-start: var(--offline-bar, 0);
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  /* Aligns the visible icons with the gutter. Their targets are larger: 44 px. */
  margin-inline: -11px;
  padding-block: var(--space-2);

  ${media.wide} {
    display: grid;
    /*
     * The outer columns are wider than their content. Otherwise the search would move when the font
     * or the buttons load.
     */
    grid-template-columns: minmax(11.5rem, auto) minmax(0, 1fr) minmax(16rem, auto);
    column-gap: var(--space-5);
    margin-inline: 0;
    padding-block: var(--space-3);
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;

  ${media.wide} {
    display: grid;
    margin: 0;
  }
`;

const Announcement = styled.div`
  padding-block: var(--space-1);
  background: var(--color-deal);
  color: var(--color-on-deal);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  text-align: center;
  text-wrap: balance;
`;
