import { Trans } from '@lingui/react/macro';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { ChangeList } from './ChangeList';
import { changesSinceAdded } from './cartChanges';

/** Lists the changes of cart items since they were added. Shown before the shopper orders. */
export function SinceAdded({ cart }: { cart: Cart }) {
  return (
    <Notice tone="warn">
      <ChangeList
        title={<Trans>Your cart has changed since you filled it.</Trans>}
        changes={changesSinceAdded(cart)}
      />
    </Notice>
  );
}
