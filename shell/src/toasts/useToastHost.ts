import { useCallback, useEffect, useState } from 'react';

/**
 * Where toasts are put. While a modal is open all else is inert, silent and behind its backdrop, so
 * the place moves into the modal and back.
 */
export function useToastHost() {
  const [host, setHost] = useState<HTMLElement>();

  useEffect(() => {
    const element = document.createElement('div');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);

  const raise = useCallback(() => {
    if (!host) return false;
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const parent = modal ?? document.body;
    if (host.parentElement === parent && host.isConnected) return false;
    move(host, parent);
    modal?.addEventListener('close', () => move(host, document.body), { once: true });
    return true;
  }, [host]);

  return { host, raise };
}

function move(host: HTMLElement, parent: Element): void {
  parent.append(host);
  showOnTop(host.querySelector<HTMLElement>('[popover]'));
}

/** Into the top layer, above any modal; moving an element takes it out of there. */
export function showOnTop(popover: HTMLElement | null): void {
  // Older browsers have no popovers: there it is only fixed above the page.
  popover?.showPopover?.();
}
