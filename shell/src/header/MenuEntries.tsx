import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@marketplace/contracts/api/menus';
import * as media from '@marketplace/contracts/design/breakpoints';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { entryOf } from '../menus/readMenus';
import { MenuEntry } from './MenuEntry';
import { moveFocusByArrows } from './moveFocusByArrows';

const isWide = () => window.matchMedia(`(min-width: ${breakpoints.wide}px)`).matches;

export function MenuEntries({ items }: { items: readonly MenuItem[] }) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <Container
      as="nav"
      aria-label={t`Main menu`}
      onKeyDown={(event) => moveFocusByArrows(event, isWide())}
    >
      <Entries role="list">
        {items.map((item) => (
          <li key={`${item.name} ${item.url}`} {...entryOf('header')}>
            <MenuEntry item={item} isDropdown={isWide} />
          </li>
        ))}
      </Entries>
    </Container>
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
