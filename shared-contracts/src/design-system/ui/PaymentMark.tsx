import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import marks from '../design/paymentMarks.svg';

interface PaymentMarkProps {
  method: Exclude<PaymentMethod, 'cash-on-delivery'>;
}

/**
 * Logo of a payment method, drawn for this shop and shown beside the method's name. All logos are
 * in one SVG file.
 */
export function PaymentMark({ method }: PaymentMarkProps) {
  return <img src={`${marks}#${method}`} alt="" width={48} height={24} loading="lazy" />;
}
