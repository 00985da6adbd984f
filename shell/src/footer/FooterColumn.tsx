import * as media from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { type ReactNode, useId } from 'react';
import { MenuLink, PlainList } from '../menus/MenuLink';
import { entryOf } from '../menus/readMenus';
import type { MenuName, Menus } from '../page/menusCache';

interface FooterColumnProps {
  title: string;
  /** Links to the market's own pages. They come before the menu's entries. */
  ownPages?: readonly { name: string; path: string }[];
  menu: MenuName;
  menus: Menus;
  /** List items that come after the menu's entries. */
  children?: ReactNode;
}

/**
 * A menu of the footer: a column that can be collapsed on phones. The list is not inside
 * `<details>` but after it, so that it is always visible on wide screens.
 */
export function FooterColumn({ title, ownPages = [], menu, menus, children }: FooterColumnProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Fold>
        <summary>{title}</summary>
      </Fold>
      <PlainList>
        {ownPages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        {menus[menu].map((entry) => (
          <li key={`${entry.name} ${entry.url}`} {...entryOf(menu)}>
            <MenuLink {...entry} />
          </li>
        ))}
        {children}
      </PlainList>
    </Root>
  );
}

const Root = styled.nav`
  min-width: 0;
  font-size: var(--text-s);
`;

const Title = styled.h2`
  display: none;
  padding-block-end: var(--space-1);
  font-size: var(--text-m);

  ${media.medium} {
    display: block;
  }
`;

const Fold = styled.details`
  border-block-end: 1px solid var(--color-on-brand-line);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    font-size: var(--text-m);
    font-weight: var(--weight-medium);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      content: '+' / '';
    }
  }

  &[open] > summary::after {
    content: '−' / '';
  }

  ${media.belowMedium} {
    &:not([open]) + ul {
      display: none;
    }
  }

  ${media.medium} {
    display: none;
  }
`;
