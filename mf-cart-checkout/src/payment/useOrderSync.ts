import { isUnpaid, type PaymentState } from '@marketplace/contracts/commerce/paymentState';
import { useLocation, useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { useEffect, useRef } from 'react';
import { followOtherTabs } from '../otherTabs';

/**
 * Polling interval while a payment is being confirmed, in ms. It can be short, because the API asks
 * the payment gateways independently of these requests.
 */
const INTERVAL_MS = 3000;
/**
 * Polling interval for an unpaid order, in ms. The shopper may still pay on the payment page, which
 * sends no message to this tab.
 */
const OPEN_INTERVAL_MS = 10_000;

async function canReadOrder(search: string): Promise<boolean> {
  try {
    const { isOrderReadable } = await import(
      /* webpackChunkName: "order-read" */ './isOrderReadable'
    );
    return await isOrderReadable(search);
  } catch {
    // If the code of the check cannot be loaded, a request for the order would probably fail, too.
    return false;
  }
}

/**
 * Keeps the order on a page up to date, so that nobody pays an order that the payment gateway has
 * already reported as paid. Polls an unpaid order while the page is visible, more often while the
 * payment is being confirmed. Also fetches the order when the page becomes visible while money is
 * due, and after a change of the payment in another tab.
 */
export function useOrderSync(state: PaymentState | undefined): void {
  const { revalidate, state: loading } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const isConfirming = state === 'confirming';
  const isOpen = state !== undefined && (isConfirming || isUnpaid(state));
  const look = useRef({ poll: () => {}, reread: (_isRestored: boolean) => {}, isOpen });
  const refresh = async () => {
    // Checks that the order can be fetched, because a failed loader would replace the order and its
    // payment methods by an error page.
    if (await canReadOrder(location.search)) await revalidate();
  };
  look.current = {
    poll: () => {
      if (loading === 'idle' && document.visibilityState === 'visible') void refresh();
    },
    reread: (isRestored) => {
      // If the back/forward cache restored the page, the form submission that led to the payment
      // gateway would stay pending forever. A navigation ends it.
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
