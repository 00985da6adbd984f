import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';

/** How a product arrives and how it is paid. */
export function DeliveryNotes() {
  return (
    <Notes>
      <li>
        <Icon name="truck" />
        <span>
          <Trans>Delivered to your address, anywhere in Bangladesh</Trans>
        </span>
      </li>
      <li>
        <Icon name="check" />
        <span>
          <Trans>Cash on delivery: pay when it is in your hands</Trans>
        </span>
      </li>
    </Notes>
  );
}

const Notes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  font-size: var(--text-s);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  svg {
    color: var(--color-link);
  }
`;
