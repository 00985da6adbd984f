import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';

/** Confirmation of the order, with its number. */
export function ThankYou({ orderNumber }: { orderNumber: string }) {
  return (
    <Root>
      <Disc>
        <Icon name="check" size="large" />
      </Disc>
      <PageHeading>
        <Trans>Thank you, your order is placed</Trans>
      </PageHeading>
      <p>
        <Trans>
          Order number <strong>{orderNumber}</strong>
        </Trans>
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block-start: var(--space-5);
  text-align: center;

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-pill);
  background: var(--color-good-soft);
  color: var(--color-good);
`;
