import { buildRefundAccount } from '../testing/buildRefundAccount';
import { RefundAccountForm } from './RefundAccountForm';
import { RefundAccountList } from './RefundAccountList';

const ASKED = { order: 'order', refund: 'refund' };
const accounts = [buildRefundAccount(1), buildRefundAccount(2)];

export const Saved = () => <RefundAccountList accounts={accounts} asked={undefined} />;

export const ForRefund = () => <RefundAccountList accounts={accounts} asked={ASKED} />;

export const NewAccount = () => <RefundAccountForm asked={undefined} result={undefined} />;

export const WrongNumber = () => (
  <RefundAccountForm
    asked={ASKED}
    result={{
      status: 'invalid',
      problems: { number: 'invalid' },
      typed: { provider: 'bKash', number: '12345' },
    }}
  />
);

export const Refused = () => (
  <RefundAccountForm
    asked={ASKED}
    result={{
      status: 'failed',
      message: 'This refund is paid already, or goes back the way you paid',
      typed: { provider: 'bKash', number: '01711000009' },
    }}
  />
);
