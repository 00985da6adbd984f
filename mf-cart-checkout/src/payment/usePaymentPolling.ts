import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect, useRef } from 'react';

/** Between two looks, ms: the gateways themselves are asked by the host. */
const INTERVAL_MS = 3000;

/** Reads the order again while its payment is being confirmed and the page is looked at. */
export function usePaymentPolling(isConfirming: boolean): void {
  const { revalidate, state } = useRevalidator();
  const look = useRef(() => {});
  look.current = () => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate();
  };
  useEffect(() => {
    if (!isConfirming) return undefined;
    const timer = setInterval(() => look.current(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isConfirming]);
}
