import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

/**
 * A service that is not available yet, with a tooltip (specification section 2, footer). It can be
 * focused, so that the tooltip is readable by keyboard and by touch. Escape hides the tooltip.
 */
export function ComingSoon({ children }: { children: ReactNode }) {
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  const restoreTooltip = () => setIsDismissed(false);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsDismissed(true);
  };
  return (
    <Root onPointerLeave={restoreTooltip} onBlur={restoreTooltip} onKeyDown={handleKeyDown}>
      <button type="button" aria-disabled="true" aria-describedby={id}>
        {children}
      </button>
      <Tooltip role="tooltip" id={id} $isDismissed={isDismissed}>
        <Trans>Coming Soon..</Trans>
      </Tooltip>
    </Root>
  );
}

const Tooltip = styled.span<{ $isDismissed: boolean }>`
  position: absolute;
  z-index: var(--z-popover);
  inset-block-end: calc(100% - var(--space-2));
  inset-inline-start: 0;
  display: none;
  max-width: 100%;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  color: var(--color-ink);

  @media (forced-colors: active) {
    border: 1px solid;
  }

  :is(:hover, :focus-within) > & {
    ${({ $isDismissed }) => !$isDismissed && 'display: block;'}
  }
`;

const Root = styled.span`
  position: relative;
  display: block;

  button {
    max-width: 100%;
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-on-brand-soft);
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline dotted;
    text-underline-offset: 0.3em;
    cursor: not-allowed;
  }
`;
