import { formatTaka } from '@marketplace/contracts/commerce/money';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Row } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { readPayments, settlePayment } from './sessionRequests';
import { useList } from './useList';

/** Texts of the buttons, by the state that a button gives to the payment. */
const LABELS: Readonly<Record<string, string>> = {
  paid: 'Pay',
  failed: 'Fail',
  cancelled: 'Cancel',
  refunded: 'Refund',
  'refund-failed': 'Let refund fail',
};

/**
 * Test payments of this test session, with buttons for the states that each payment can get next.
 */
export function PaymentList() {
  const { items: payments, problem, refresh } = useList(readPayments);
  const { run, isBusy, ...outcome } = useAction();
  const handleSettle = (payment: string, to: string) =>
    run(async () => {
      const { said } = await settlePayment(payment, to);
      await refresh();
      return said;
    });
  return (
    <>
      <Row>
        <Button onClick={refresh}>Read payments again</Button>
      </Row>
      <Outcome problem={problem} />
      {payments?.length === 0 && (
        <p>
          No payment of this session is open. Orders of the session that are paid online are here.
        </p>
      )}
      <List aria-label="Payments">
        {payments?.map(({ uuid, orderNumber, method, status, amount, choices }) => (
          <li key={uuid}>
            <p>{`Order ${orderNumber}: ${formatTaka(amount, 'en')} by ${method}, ${status}`}</p>
            <Row>
              {choices.map((to) => (
                <Button key={to} isLoading={isBusy ?? false} onClick={() => handleSettle(uuid, to)}>
                  {LABELS[to] ?? to}
                </Button>
              ))}
            </Row>
          </li>
        ))}
      </List>
      <Outcome {...outcome} />
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;
