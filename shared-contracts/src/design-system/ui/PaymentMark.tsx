import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import marks from '../design/paymentMarks.svg';

interface PaymentMarkProps {
  method: Exclude<PaymentMethod, 'cash-on-delivery'>;
}

/** Mark of a payment method beside its name, drawn for this shop. All marks are in one file. */
export function PaymentMark({ method }: PaymentMarkProps) {
  return <img src={`${marks}#${method}`} alt="" width={48} height={24} loading="lazy" />;
}
