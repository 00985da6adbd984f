import { Trans } from '@lingui/react/macro';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { ChangeList } from './ChangeList';
import { changesSinceAdded } from './cartChanges';

/** Lists the changes of the cart's lines since they were added, before anything is ordered. */
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
