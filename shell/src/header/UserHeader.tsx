import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import { Link, useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { useCustomerPages } from '../top-bar/useCustomerPages';
import { Header } from './Header';

/** Header of the user layout: the default header, followed by links to the customer's own pages. */
export function UserHeader() {
  const { t } = useLingui();
  const pages = useCustomerPages();
  const pathname = useLocation().pathname.toLowerCase();
  return (
    <>
      <Header />
      <Root aria-label={t`My account`}>
        <Container>
          <List role="list">
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
const isWithin = (pathname: string, path: string) => `${pathname}/`.startsWith(`${path}/`);

const Root = styled.nav`
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
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
