import type { Customer } from '@marketplace/contracts/api/customers';

/** Who is signed in. */
export const buildCustomer = (changes: Partial<Customer> = {}): Customer => ({
  uuid: '0f0c1d1e-0000-4000-8000-000000000201',
  fullName: 'Rahima Khatun',
  phone: '+8801711000001',
  email: 'rahima@example.com',
  phoneVerified: true,
  ...changes,
});
