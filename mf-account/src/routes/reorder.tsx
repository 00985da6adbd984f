import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { useLoaderData } from '@marketplace/contracts/router';
import { orderPath, ordersPath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { AccountPage } from '../page-parts/AccountPage';
import { ReorderForm } from '../reorder/ReorderForm';
import { ReorderRow } from '../reorder/ReorderRow';
import { isChanged, sumReorder } from '../reorder/reorderLines';
import type { loader } from './reorder.loader';

/** Shows which pieces of an order can be bought again today, before the cart changes. */
export function Component() {
  const { lines, orderUuid } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const { itemCount, total } = sumReorder(lines);
  const sum = formatTaka(total, i18n.locale);
  return (
    <AccountPage>
      <Breadcrumbs
        ancestors={[
          { name: t`Your orders`, path: ordersPath() },
          { name: t`Your order`, path: orderPath(orderUuid) },
        ]}
        current={t`Buy again`}
      />
      <PageHeading>
        <Trans>Buy again</Trans>
      </PageHeading>
      {itemCount > 0 && lines.some(isChanged) && (
        <Notice tone="warn">
          <Trans>Some of it has changed since your order. Please check it first.</Trans>
        </Notice>
      )}
      {itemCount === 0 && (
        <Notice tone="warn">
          <Trans>Nothing of this order can be added to your cart now.</Trans>
        </Notice>
      )}
      <Panel>
        <Lines role="list" aria-label={t`Products of the order`}>
          {lines.map((line) => (
            <ReorderRow key={`${line.productUuid} ${line.productVariantUuid}`} line={line} />
          ))}
        </Lines>
      </Panel>
      {itemCount > 0 ? (
        <>
          <Sum>
            <span>
              <Plural value={itemCount} one="# item" other="# items" />
            </span>
            <strong>{sum}</strong>
          </Sum>
          <ReorderForm lines={lines} />
        </>
      ) : (
        <ButtonLink to={productListPath()} variant="primary">
          <Trans>Find something good</Trans>
        </ButtonLink>
      )}
    </AccountPage>
  );
}

const Lines = styled.ul`
  display: grid;
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  font-size: var(--text-l);
  font-variant-numeric: tabular-nums;
`;
