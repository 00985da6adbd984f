import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import * as icons from '@marketplace/contracts/design/icons';
import { useFetcher } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { useId } from 'react';
import { useLineName } from '../page-parts/useLineName';
import { Row, SavedFoot } from './CartLine.styles';
import { Count, Head, Lines } from './CartShop.styles';
import { LineFacts } from './LineFacts';
import { MoveForm } from './MoveForm';
import { StockLine } from './StockLine';

export function SavedItems({ items }: { items: CartItem[] }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <Trans>Saved for later</Trans>
        </h2>
        <Count>
          <Plural value={items.length} one="# product" other="# products" />
        </Count>
      </Head>
      <Lines role="list">
        {items.map((item) => (
          <SavedLine key={item.uuid} item={item} />
        ))}
      </Lines>
    </Panel>
  );
}

function SavedLine({ item }: { item: CartItem }) {
  const { t } = useLingui();
  const { Form, state } = useFetcher();
  const { uuid, availableQuantity, isGone, isShopClosed } = item;
  const name = useLineName(item);
  const isRemoving = state !== 'idle';
  return (
    <Row $isFaded={isRemoving} aria-busy={isRemoving}>
      <LineFacts item={item}>
        <StockLine item={item} isSaved />
      </LineFacts>
      <SavedFoot>
        {isGone || isShopClosed ? (
          <span />
        ) : availableQuantity === 0 ? (
          <Button disabled>
            <Trans>Out of Stock</Trans>
          </Button>
        ) : (
          <MoveForm cartItemUuid={uuid} to="cart" label={t`Move to cart: ${name}`}>
            <Trans>Move to cart</Trans>
          </MoveForm>
        )}
        <Form method="post" action={cartPath()}>
          <input type="hidden" name="cartItemUuid" value={uuid} />
          <IconButton
            icon={icons.close}
            label={t`Remove ${name}`}
            type="submit"
            name="quantity"
            value={0}
            aria-disabled={isRemoving || undefined}
          />
        </Form>
      </SavedFoot>
    </Row>
  );
}
