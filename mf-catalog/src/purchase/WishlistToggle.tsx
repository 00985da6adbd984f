import { useLingui } from '@lingui/react/macro';
import { findWishlistEntries } from '@marketplace/contracts/commerce/wishlist';
import * as icons from '@marketplace/contracts/design/icons';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type MouseEvent, useState } from 'react';
import { bus, useRetained } from '../../contracts';

interface WishlistToggleProps {
  productUuid: string;
  productVariantUuid?: string;
}

/**
 * Adds a product to the wishlist, or removes it. Updates optimistically (decision 057). If a
 * signed-out visitor presses it, asks the visitor to log in (specification section 4), and is busy
 * until the login dialog has the focus. After the login, the product is added.
 */
export function WishlistToggle({ productUuid, productVariantUuid }: WishlistToggleProps) {
  const { t } = useLingui();
  const session = useRetained('session:changed');
  const wishlist = useRetained('wishlist:changed');
  const { isWaiting, request } = useBusRequest([
    'wishlist:item-added',
    'wishlist:item-removed',
    'wishlist:toggle-failed',
  ]);
  const [isLoginAwaited, setIsLoginAwaited] = useState(false);
  const [isOnSoon, setIsOnSoon] = useState(false);
  const isKept =
    session?.isLogin === true &&
    wishlist !== undefined &&
    findWishlistEntries(wishlist.entries, { productUuid, productVariantUuid }).length > 0;
  // Optimistic: shows the expected state immediately. After a refusal, shows the real state again.
  const isOn = isWaiting ? isOnSoon : isKept;
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isWaiting) return;
    if (!session?.isLogin) {
      // Focuses the button, because Safari does not focus a pressed button. When the login dialog
      // closes, it returns the focus to the button.
      currentTarget.focus();
      setIsLoginAwaited(true);
      const wish = { productUuid, productVariantUuid };
      bus.publish('session:login-requested', { reason: 'wishlist', wish });
    } else {
      setIsOnSoon(!isKept);
      request((requestId) =>
        bus.publish('wishlist:toggle-requested', { requestId, productUuid, productVariantUuid }),
      );
    }
  };
  return (
    <IconButton
      icon={icons.heart}
      label={t`Add to wishlist`}
      isFilled={isOn}
      aria-pressed={isOn}
      aria-busy={isWaiting || isLoginAwaited || undefined}
      onClick={toggle}
      onBlur={() => setIsLoginAwaited(false)}
    />
  );
}
