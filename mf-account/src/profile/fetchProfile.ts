import { callApi } from '@marketplace/contracts/api/client';
import {
  type Customer,
  getCurrentCustomer,
  updateCurrentCustomer,
} from '@marketplace/contracts/api/customers';
import { isOffered } from '../is-offered/isOffered';

export interface Profile {
  customer: Customer;
  /** Whether the host takes changes (an extension). */
  isEditable: boolean;
}

/** Who is signed in, and whether they may change that here. */
export async function fetchProfile(request: Request): Promise<Profile> {
  const [customer, isEditable] = await Promise.all([
    callApi(getCurrentCustomer, { request }),
    isOffered(updateCurrentCustomer, request),
  ]);
  return { customer, isEditable };
}
