import { Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import * as icons from '@marketplace/contracts/design/icons';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { useFetcher } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import type { MouseEvent } from 'react';
import { useLineName } from '../page-parts/useLineName';
import { Foot, LineAct, LineTotal, Row } from './CartLine.styles';
import { OPERATION_FIELD, requestOperation, settleOperation } from './cartStore';
import { LineFacts } from './LineFacts';
import { MoveForm } from './MoveForm';
import { StockLine } from './StockLine';

/**
 * Shows one cart item. The displayed quantity is optimistic: if saving fails, it reverts to the
 * saved quantity. Amounts always come from the API. Without JavaScript the buttons submit a form.
 */
export function CartLine({ item, canSave }: { item: CartItem; canSave: boolean }) {
  const { t, i18n } = useLingui();
  const { submit, state, formData, formMethod } = useFetcher();
  const { uuid, total, isGone } = item;
  // True if the shopper cannot order any quantity of this item.
  const isUnsellable = isGone || item.isShopClosed;
  const name = useLineName(item);
  const isSaving = state !== 'idle';
  const isRemoving = isSaving && formMethod === 'DELETE';
  const quantity = Number(formData?.get('quantity') ?? item.quantity);

  const handleQuantity = (newQuantity: number) => {
    // Registers the change now, because the code that saves it may not be loaded yet. If the
    // shopper leaves the page meanwhile, `cartStore` posts the quantity.
    const id = requestOperation({ line: uuid, quantity: newQuantity });
    // Renders synchronously, because the next tap starts from the displayed quantity.
    const options = { method: 'PATCH', action: cartPath(), flushSync: true } as const;
    const fields = {
      [CART_FIELDS.cartItemUuid]: uuid,
      [CART_FIELDS.quantity]: String(newQuantity),
      [OPERATION_FIELD]: String(id),
    };
    void submit(fields, options).finally(() => settleOperation(id));
  };
  const handleRemove = (event: MouseEvent) => {
    event.preventDefault();
    if (!isRemoving) void submit({ cartItemUuid: uuid }, { method: 'DELETE', action: cartPath() });
  };

  return (
    <Row $isFaded={isRemoving} aria-busy={isSaving}>
      <LineFacts item={item}>
        <StockLine item={item} />
        {canSave && !isGone && (
          <LineAct>
            <MoveForm
              cartItemUuid={uuid}
              to="saved"
              variant="quiet"
              label={t`Save for later: ${name}`}
            >
              <Trans>Save for later</Trans>
            </MoveForm>
          </LineAct>
        )}
      </LineFacts>
      <Foot method="post" action={cartPath()}>
        <input type="hidden" name={CART_FIELDS.cartItemUuid} value={uuid} />
        {isUnsellable ? (
          <span>{`× ${localDigits(quantity, i18n.locale)}`}</span>
        ) : (
          <QuantityStepper
            quantity={quantity}
            onChange={handleQuantity}
            itemName={name}
            name={CART_FIELDS.quantity}
            isSentAtOnce
            isDisabled={isRemoving}
          />
        )}
        {/* A deleted product may have no price. */}
        <LineTotal $isFaded={isSaving}>
          {(!isGone || total > 0) && formatTaka(total, i18n.locale)}
        </LineTotal>
        <IconButton
          icon={icons.close}
          label={t`Remove ${name}`}
          type="submit"
          name={CART_FIELDS.quantity}
          value={0}
          aria-disabled={isRemoving || undefined}
          onClick={handleRemove}
        />
      </Foot>
    </Row>
  );
}
