import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { orderPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Card, Facts, Goods, Names, Pictures, Top, Total } from './OrderList.styles';
import { OrderStatus } from './OrderStatus';

export function OrderList({ orders }: { orders: OrderSummary[] }) {
  const { t } = useLingui();
  return (
    <List role="list" aria-label={t`Your orders`}>
      {orders.map((order) => (
        <li key={order.uuid}>
          <OrderCard order={order} />
        </li>
      ))}
    </List>
  );
}

/** Shows one order in the list. The whole card links to the order. */
function OrderCard({ order }: { order: OrderSummary }) {
  const { i18n } = useLingui();
  const { orderNumber, itemCount, placedAt } = order;
  const names = order.productNames.join(', ');
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
        {order.isLate && (
          <Badge $tone="warn">
            <Trans>Late</Trans>
          </Badge>
        )}
      </Facts>
      <Goods>
        <Pictures>
          {[...new Set(order.smallImageUrls)].map((url) => (
            <Picture key={url} smallImageUrl={url} alt="" />
          ))}
        </Pictures>
        <Names lang={otherLanguageOf(names, i18n.locale)}>{names}</Names>
        <Total>{formatTaka(order.total, i18n.locale)}</Total>
      </Goods>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;
