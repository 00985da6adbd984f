import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import type { LineAbout } from './LineAbout';

/** What a complaint is about, seen. */
export function LineSummary({ line }: { line: LineAbout }) {
  const { orderNumber } = line;
  return (
    <Line>
      <Picture smallImageUrl={line.smallImageUrl} alt="" sizes="60px" />
      <span>
        <Name>{line.productName}</Name>
        <Soft>
          <Trans>Order {orderNumber}</Trans>
        </Soft>
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  text-align: start;

  > :first-child {
    border-radius: var(--radius-m);
  }
`;

const Name = styled.span`
  display: block;
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
`;

const Soft = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
