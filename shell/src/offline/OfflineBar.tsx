import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { useConnection } from './useConnection';

/**
 * Says that the phone is offline, for as long as it is, and then that it is back. The live region is
 * always there, so that both are read out.
 */
export function OfflineBar() {
  const connection = useConnection();
  return (
    <Bar role="status" aria-live="polite" data-connection={connection}>
      {connection === 'offline' && (
        <Trans>You are offline. What you see stays; new pages come when you are back.</Trans>
      )}
      {connection === 'restored' && <Trans>You are online again.</Trans>}
    </Bar>
  );
}

const Bar = styled.p`
  position: fixed;
  z-index: var(--z-toast);
  inset: 0 0 auto;
  /* It says something and is in nobody's way. */
  pointer-events: none;
  background: var(--color-warn-soft);
  color: var(--color-warn);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  text-align: center;

  &:not(:empty) {
    padding: max(var(--space-2), env(safe-area-inset-top)) var(--gutter) var(--space-2);
    box-shadow: var(--shadow-2);
  }

  &[data-connection='restored'] {
    background: var(--color-good-soft);
    color: var(--color-good);
  }
`;
