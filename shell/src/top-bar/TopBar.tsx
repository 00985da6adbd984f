import { Trans } from '@lingui/react/macro';
import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { AccountMenu } from './AccountMenu';
import { SupportLinks } from './SupportLinks';

/** The line above the desktop header: help on one side, the account on the other. */
export function TopBar() {
  return (
    <Root>
      <Container>
        <Line>
          <DeliveryPromise>
            <Icon name="truck" size="small" />
            <Trans>Fresh from growers and makers, delivered all over Bangladesh</Trans>
          </DeliveryPromise>
          <SupportLinks />
          <AccountMenu />
        </Line>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  display: none;
  border-block-end: 1px solid color-mix(in srgb, var(--color-on-brand) 16%, transparent);
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

  > button {
    font-weight: var(--weight-medium);
  }
`;

const DeliveryPromise = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  /* As high as the line: centred by its own height it moved a pixel when the font arrived. */
  min-height: var(--target);
  margin-inline-end: auto;
  color: var(--color-on-brand-soft);
`;
