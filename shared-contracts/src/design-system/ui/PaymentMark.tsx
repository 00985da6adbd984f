import type { MarkedMethod } from '@marketplace/contracts/marketConfig';
import marks from '../design/paymentMarks.svg';

interface PaymentMarkProps {
  method: MarkedMethod;
  /** Name of the method, if no text beside the mark says it. */
  name?: string;
}

/** Mark of a payment method, drawn for this shop. All marks are one file. */
export function PaymentMark({ method, name = '' }: PaymentMarkProps) {
  return <img src={`${marks}#${method}`} alt={name} width={48} height={24} loading="lazy" />;
}
