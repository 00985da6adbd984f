import { useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { Round } from './QuickViewButton.styles';

interface QuickViewButtonProps {
  product: Pick<ProductSummary, 'handle' | 'name'>;
}

/** Opens the quick view of a card's product; busy until it is open, which takes the focus away. */
export function QuickViewButton({ product }: QuickViewButtonProps) {
  const { t } = useLingui();
  const { handle, name } = product;
  return (
    <Round
      type="button"
      aria-label={t`Quick view of ${name}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openQuickView(currentTarget, handle)}
    />
  );
}

/** A press on a card whose code is not there: the server's markup, in a `StaticPart`. */
export function pressQuickView(target: Element): void {
  const button = target.closest('button');
  const link = button?.closest('article')?.querySelector('a');
  const handle = link?.pathname.split('/').at(-1);
  if (button && handle) openQuickView(button, decodeURIComponent(handle));
}

/** State in the element alone, because it may be of no component. */
function openQuickView(button: HTMLButtonElement, handle: string): void {
  // Safari leaves a pressed button without the focus, which comes back here afterwards.
  button.focus();
  button.setAttribute('aria-busy', 'true');
  button.addEventListener('blur', () => button.removeAttribute('aria-busy'), { once: true });
  bus.publish('quick-view:requested', { handle });
}
