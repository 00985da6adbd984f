import { CUSTOMER } from './marketUuids';

/** Customers of the test market, each with the mark of the rows that `fillPersonalData` invents. */
export const RAHIM = {
  uuid: CUSTOMER.rahim,
  phone: '+8801711000001',
  email: 'rahim@example.com',
  mark: 'first-mark',
};
export const KARIMA = {
  uuid: CUSTOMER.karima,
  phone: '+8801711000002',
  email: 'karima@example.com',
  mark: 'second-mark',
};
