import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '@marketplace/contracts/api/orders';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import { orderPath } from '@marketplace/contracts/routes';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { OrderStatus } from '../order-status/OrderStatus';
import { Card, Facts, Goods, Names, Pictures, Top, Total } from './OrderCard.styles';

/** An order in the list; all of the card leads to the order. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { i18n } = useLingui();
  const { orderNumber, itemCount, placedAt } = order;
  return (
    <Card>
      <Top>
        <h2>
          <CardLink to={orderPath(order.uuid)}>
            <Trans>Order {orderNumber}</Trans>
          </CardLink>
        </h2>
        <OrderStatus status={order.status} />
      </Top>
      <Facts>
        <time dateTime={placedAt}>{formatDate(placedAt, i18n)}</time>
        <span aria-hidden="true">·</span>
        <span>
          <Plural value={itemCount} one="# item" other="# items" />
        </span>
      </Facts>
      <Goods>
        <Pictures>
          {[...new Set(order.smallImageUrls)].map((url) => (
            <Picture key={url} smallImageUrl={url} alt="" sizes="64px" />
          ))}
        </Pictures>
        <Names>{order.productNames.join(', ')}</Names>
        <Total>{formatTaka(order.total)}</Total>
      </Goods>
    </Card>
  );
}
