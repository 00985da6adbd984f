import { isUnpaid, type PaymentState } from '@marketplace/contracts/commerce/paymentState';
import { useLocation, useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { useEffect, useRef } from 'react';
import { followOtherTabs } from '../otherTabs';

/** Between two looks, ms: the gateways themselves are asked by the host. */
const INTERVAL_MS = 3000;
/** The same of a payment from which nobody has come back: it may be made all the same, and tells no tab. */
const OPEN_INTERVAL_MS = 10_000;

async function canReadOrder(search: string): Promise<boolean> {
  try {
    const { isOrderReadable } = await import(
      /* webpackChunkName: "order-read" */ './isOrderReadable'
    );
    return await isOrderReadable(search);
  } catch {
    // The code cannot be fetched, as the order could not.
    return false;
  }
}

/**
 * Loads the order of a page again: while it is not paid and the page is looked at, more often while its payment
 * is being confirmed; whenever the page is looked at again and money is still asked for; and after another tab
 * has seen an order's payment change. A notification may have paid it meanwhile, and nobody is to pay twice.
 */
export function useOrderSync(state: PaymentState | undefined): void {
  const { revalidate, state: loading } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const isConfirming = state === 'confirming';
  const isOpen = state !== undefined && (isConfirming || isUnpaid(state));
  const look = useRef({ poll: () => {}, reread: (_isRestored: boolean) => {}, isOpen });
  const refresh = async () => {
    // A failed loader would put an error in the place of the order and the ways to pay.
    if (await canReadOrder(location.search)) await revalidate();
  };
  look.current = {
    poll: () => {
      if (loading === 'idle' && document.visibilityState === 'visible') void refresh();
    },
    reread: (isRestored) => {
      // The submission that left for the gateway never ends in a page that Back restores.
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
