import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { ApiProblem } from '../http/ApiProblem';
import type { Payments } from './Payments';

/** @throws ApiProblem 400 saying which ways to pay there are */
export function refuseUnofferedMethod({ offered }: Payments, method: PaymentMethod): void {
  if (offered.includes(method)) return;
  const message = `Paying by ${method} is not offered here; choose ${offered.join(' or ')}`;
  throw new ApiProblem(400, 'payment-method-not-offered', message);
}
