import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedOrder } from '@marketplace/contracts/api/trackedOrder';
import { amountDue, paymentsOf } from '@marketplace/contracts/commerce/invoice';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { isLocale, LOCALES } from '@marketplace/contracts/i18n/locale';
import type { ReactNode } from 'react';
import { PAYMENT_METHOD_MESSAGES } from '../orders/orderProgress';
import { amountInWords } from './amountInWords';
import { Sums } from './Invoice.styles';

/**
 * Shows the sums of an order with the total in words, its payments and refunds with their methods,
 * and the amount that is still due.
 */
export function InvoiceSums({ order }: { order: TrackedOrder }) {
  const { i18n } = useLingui();
  const { subtotal, deliveryCharge, discount = 0, promoCode: code, total, refunds = [] } = order;
  const locale = isLocale(i18n.locale) ? i18n.locale : LOCALES[0];
  return (
    <Sums>
      <Sum name={<Trans>Subtotal</Trans>} taka={subtotal} />
      <Sum name={<Trans>Delivery</Trans>} taka={deliveryCharge} />
      {discount > 0 && <Sum name={<Trans>Discount {code}</Trans>} taka={-discount} />}
      <Sum name={<Trans>Total</Trans>} taka={total} isTotal />
      <div>
        <dt>
          <Trans>In words</Trans>
        </dt>
        <dd>{amountInWords(total, locale)}</dd>
      </div>
      {paymentsOf(order).map(({ amount, method, paidAt }) => {
        const name = i18n._(PAYMENT_METHOD_MESSAGES[method]);
        const day = paidAt && formatDate(paidAt, i18n);
        return (
          <Sum
            key={`${method} ${paidAt} ${amount}`}
            name={
              day ? (
                <Trans>
                  Paid on {day}: {name}
                </Trans>
              ) : (
                <Trans>Paid: {name}</Trans>
              )
            }
            taka={amount}
          />
        );
      })}
      {refunds.map(({ uuid, amount, method, refundedAt, dueBy }) => {
        const name = i18n._(PAYMENT_METHOD_MESSAGES[method]);
        const day = formatDate(refundedAt ?? dueBy, i18n);
        return (
          <Sum
            key={uuid ?? `${dueBy} ${amount}`}
            name={
              refundedAt ? (
                <Trans>
                  Paid back on {day}: {name}
                </Trans>
              ) : (
                <Trans>
                  To be paid back by {day}: {name}
                </Trans>
              )
            }
            taka={amount}
          />
        );
      })}
      <Sum
        name={
          paymentStateOf(order) === 'cash' ? (
            <Trans>To be paid to the courier</Trans>
          ) : (
            <Trans>Still to be paid</Trans>
          )
        }
        taka={amountDue(order)}
        isTotal
      />
    </Sums>
  );
}

interface SumProps {
  name: ReactNode;
  /** In taka. */
  taka: number;
  isTotal?: boolean;
}

function Sum({ name, taka, isTotal }: SumProps) {
  const { i18n } = useLingui();
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{formatTaka(taka, i18n.locale)}</dd>
    </div>
  );
}
