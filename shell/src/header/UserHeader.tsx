import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import { Link, useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { sidewaysRow } from '@marketplace/contracts/ui/sidewaysRow';
import { useLayoutEffect, useRef } from 'react';
import { useCustomerPages } from '../top-bar/useCustomerPages';
import { Header } from './Header';

/** Width of the part of the previous link that stays visible, px. */
const PEEK = 48;

/** Header of the user layout: the default header, followed by links to the customer's own pages. */
export function UserHeader() {
  const { t } = useLingui();
  const pages = useCustomerPages();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Sets the list's scroll position, because `scrollIntoView` would also scroll the page.
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - PEEK;
  }, [pathname]);
  return (
    <>
      <Header />
      <Root aria-label={t`My account`}>
        <Container>
          <List ref={list} role="list">
            {pages.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </List>
        </Container>
      </Root>
    </>
  );
}

/** True for a page and the pages below it: `/orders/1` is within `/orders`. */
const isWithin = (pathname: string, path: string) =>
  `${pathname.toLowerCase()}/`.startsWith(`${path}/`);

const Root = styled.nav`
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
`;

const List = styled.ul`
  ${sidewaysRow}
  position: relative;
  gap: var(--space-3);
  font-size: var(--text-s);

  @media (min-width: 600px) {
    gap: var(--space-5);
    font-size: inherit;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    white-space: nowrap;
    outline-offset: -3px;
    color: inherit;
    font-weight: var(--weight-medium);
    text-decoration: none;
  }

  a[aria-current='page'] {
    color: var(--color-link);
    box-shadow: inset 0 -3px var(--color-link);
  }

  ${media.hover} {
    a:hover {
      color: var(--color-link);
    }
  }
`;
