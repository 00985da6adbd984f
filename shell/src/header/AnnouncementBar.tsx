import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';

/** What the market promises everybody, above all else (specification section 2, layouts). */
export function AnnouncementBar() {
  return (
    <Root>
      <Container as="p">
        <Trans>Fresh from growers and makers, delivered all over Bangladesh</Trans>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  padding-block: var(--space-1);
  background: var(--color-deal);
  color: var(--color-on-deal);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  text-align: center;
  text-wrap: balance;
`;
