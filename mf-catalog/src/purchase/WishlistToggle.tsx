import { useLingui } from '@lingui/react/macro';
import { findWishlistEntries } from '@marketplace/contracts/commerce/wishlist';
import * as icons from '@marketplace/contracts/design/icons';
import { bus, useRetained } from '@marketplace/contracts/events';
import { useBusRequest } from '@marketplace/contracts/events/busRequest';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type MouseEvent, useState } from 'react';

interface WishlistToggleProps {
  productUuid: string;
  productVariantUuid?: string;
}

/**
 * Puts a product on the wishlist or takes it off, which it shows before the answer (decision note 057); asks
 * visitors to sign in (section 4), who then have it on their wishlist, and is busy until that dialog takes
 * the focus.
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
  // The outcome is shown at once, and what is true again where it is refused.
  const isOn = isWaiting ? isOnSoon : isKept;
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isWaiting) return;
    if (!session?.isLogin) {
      // Safari leaves a pressed button without the focus, which comes back here afterwards.
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
