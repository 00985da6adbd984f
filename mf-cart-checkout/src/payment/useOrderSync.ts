import { isUnpaid, type PaymentState } from '@marketplace/contracts/commerce/paymentState';
import { useLocation, useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { useEffect, useRef } from 'react';
import { followOtherTabs } from '../otherTabs';

/**
 * Polling interval while a payment is being confirmed, in ms. The host asks the gateways, not the
 * browser.
 */
const INTERVAL_MS = 3000;
/**
 * Polling interval of an unpaid order, in ms. The shopper may still pay it on the payment page,
 * which sends no message to this tab.
 */
const OPEN_INTERVAL_MS = 10_000;

async function canReadOrder(search: string): Promise<boolean> {
  try {
    const { isOrderReadable } = await import(
      /* webpackChunkName: "order-read" */ './isOrderReadable'
    );
    return await isOrderReadable(search);
  } catch {
    // The code could not be loaded, so the order could not be loaded either.
    return false;
  }
}

/**
 * Keeps the order of a page current. Polls an unpaid order while the page is visible, more often
 * while its payment is being confirmed. Fetches the order again when the page becomes visible while
 * money is still due, and after another tab has seen a change of its payment. A notification may
 * have paid the order meanwhile, and nobody should pay twice.
 */
export function useOrderSync(state: PaymentState | undefined): void {
  const { revalidate, state: loading } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const isConfirming = state === 'confirming';
  const isOpen = state !== undefined && (isConfirming || isUnpaid(state));
  const look = useRef({ poll: () => {}, reread: (_isRestored: boolean) => {}, isOpen });
  const refresh = async () => {
    // Checks first, because a failed loader would replace the order and its payment methods by an
    // error.
    if (await canReadOrder(location.search)) await revalidate();
  };
  look.current = {
    poll: () => {
      if (loading === 'idle' && document.visibilityState === 'visible') void refresh();
    },
    reread: (isRestored) => {
      // The submission that left for the gateway never ends in a restored page. A navigation
      // replaces it.
      if (isRestored) void navigate(location, { replace: true, preventScrollReset: true });
      else void refresh();
    },
    isOpen,
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const interval = isConfirming ? INTERVAL_MS : OPEN_INTERVAL_MS;
    const timer = setInterval(() => look.current.poll(), interval);
    return () => clearInterval(timer);
  }, [isOpen, isConfirming]);
  useEffect(
    () =>
      followOtherTabs(
        'order',
        (isRestored) => look.current.reread(isRestored),
        () => look.current.isOpen,
      ),
    [],
  );
  useEffect(() => {
    if (state) tabChannel.post('order');
  }, [state]);
}
