import { Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { Link, useFetcher } from '@marketplace/contracts/router';
import { cartPath, productPath } from '@marketplace/contracts/routes';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import type { MouseEvent } from 'react';
import { Facts, Foot, Frame, LineTotal, Row, Soft } from './CartLine.styles';
import { StockLine } from './StockLine';

/**
 * One cart item. Its quantity is optimistic, and falls back to the server's when saving fails; amounts
 * are always the server's. Without JavaScript its buttons send a form.
 */
export function CartLine({ item }: { item: CartItem }) {
  const { t } = useLingui();
  const { submit, state, formData, formMethod } = useFetcher();
  const { uuid, product, variant, unitPrice, total } = item;
  const { name, handle, imageUrls } = product;
  const isSaving = state !== 'idle';
  const isRemoving = isSaving && formMethod === 'DELETE';
  const quantity = Number(formData?.get('quantity') ?? item.quantity);
  const price = formatTaka(unitPrice);

  const handleQuantity = (newQuantity: number) =>
    void submit(
      { cartItemUuid: uuid, quantity: String(newQuantity) },
      { method: 'PATCH', action: cartPath() },
    );
  const handleRemove = (event: MouseEvent) => {
    event.preventDefault();
    if (!isRemoving) void submit({ cartItemUuid: uuid }, { method: 'DELETE', action: cartPath() });
  };

  return (
    <Row $isFaded={isRemoving} aria-busy={isSaving}>
      <Frame>
        <Picture {...(variant?.imageUrl ?? imageUrls[0])} alt="" sizes="112px" />
      </Frame>
      <Facts>
        <Link to={productPath(handle)}>{name}</Link>
        {variant && <Soft>{variant.variant.join(' / ')}</Soft>}
        <Soft>
          <Trans>{price} each</Trans>
        </Soft>
        <StockLine item={item} />
      </Facts>
      <Foot method="post" action={cartPath()}>
        <input type="hidden" name={CART_FIELDS.cartItemUuid} value={uuid} />
        <QuantityStepper
          quantity={quantity}
          onChange={handleQuantity}
          itemName={name}
          name={CART_FIELDS.quantity}
          isSentAtOnce
          isDisabled={isRemoving}
        />
        <LineTotal $isFaded={isSaving}>{formatTaka(total)}</LineTotal>
        <IconButton
          icon="close"
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
