import { useCallback, useEffect, useState } from 'react';

/**
 * Where toasts are painted: an element of its own in the top layer. While a modal is open all else
 * is inert, silent and behind its backdrop, so the element moves into the modal and back.
 */
export function useToastHost() {
  const [host, setHost] = useState<HTMLElement>();

  useEffect(() => {
    const element = document.createElement('div');
    element.popover = 'manual';
    // A popover is a centred box by default; the toast inside places itself.
    element.className = 'toast-host';
    place(element, document.body);
    setHost(element);
    return () => element.remove();
  }, []);

  const raise = useCallback(() => {
    if (!host) return false;
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const parent = modal ?? document.body;
    if (host.parentElement === parent && host.isConnected) return false;
    place(host, parent);
    modal?.addEventListener('close', () => place(host, document.body), { once: true });
    return true;
  }, [host]);

  return { host, raise };
}

function place(host: HTMLElement, parent: Element): void {
  parent.append(host);
  // Older browsers have no popovers: there it is only fixed above the page.
  host.showPopover?.();
}
