import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Shows that the device is offline, and later for a short time that it is online again. The page
 * and its sticky header move down by the height of the bar. The live region is always mounted,
 * because screen readers would not announce a new region.
 */
export function OfflineBar() {
  const connection = useConnection();
  const bar = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (connection === 'online') return;
    const { documentElement, body } = document;
    const shift = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      documentElement.style.setProperty('--offline-bar', height);
      body.style.paddingBlockStart = height;
    };
    shift();
    window.addEventListener('resize', shift);
    return () => {
      window.removeEventListener('resize', shift);
      documentElement.style.removeProperty('--offline-bar');
      body.style.paddingBlockStart = '';
    };
  }, [connection]);
  return (
    <Bar ref={bar} role="status" aria-live="polite" data-connection={connection}>
      {connection === 'offline' && <Trans>You are offline. This page stays.</Trans>}
      {connection === 'restored' && <Trans>You are online again.</Trans>}
    </Bar>
  );
}

/** `restored` for a short time after the device is online again. */
type Connection = 'online' | 'offline' | 'restored';

/** Time for which the bar says that the device is online again, ms. */
const RESTORED_MS = 3000;

/** @returns the state of the connection; `online` if the state is unknown */
function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(
    navigator.onLine === false ? 'offline' : 'online',
  );

  useEffect(() => {
    const handleOffline = () => setConnection('offline');
    const handleOnline = () => setConnection('restored');
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
    };
  }, []);

  useEffect(() => {
    if (connection !== 'restored') return;
    const timer = setTimeout(() => setConnection('online'), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [connection]);

  return connection;
}

const Bar = styled.p`
  position: fixed;
  z-index: var(--z-toast);
  inset: 0 0 auto;
  background: var(--color-warn-soft);
  color: var(--color-warn);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  text-align: center;

  &:not(:empty) {
    padding: max(var(--space-1), env(safe-area-inset-top)) var(--gutter) var(--space-1);
    box-shadow: var(--shadow-2);
  }

  &[data-connection='restored'] {
    background: var(--color-good-soft);
    color: var(--color-good);
  }
`;
