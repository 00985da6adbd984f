import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { LanguageSelector } from '../menus/LanguageSelector';
import { SupportLinks } from '../menus/SupportLinks';
import { useMarketConfig } from '../page/contexts';
import { AccountMenu } from './AccountMenu';

/** The bar above the desktop header: help at one end, languages and account at the other. */
export function TopBar() {
  const { isLanguageSelectorShown } = useMarketConfig();
  return (
    <Root>
      <Container>
        <Line>
          <SupportLinks />
          <End>
            {isLanguageSelectorShown && <LanguageSelector />}
            <AccountMenu />
          </End>
        </Line>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  display: none;
  border-block-end: 1px solid var(--color-on-brand-line);
  font-size: var(--text-s);

  ${media.wide} {
    display: block;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);

  > :is(a, button),
  > div > button,
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: none;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }

  > button,
  > div > button {
    font-weight: var(--weight-medium);
  }
`;

const End = styled.div`
  display: flex;
  gap: var(--space-5);
  margin-inline-start: auto;
`;
