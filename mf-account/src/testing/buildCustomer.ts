import type { Address } from '@marketplace/contracts/api/addresses';
import type { Customer } from '@marketplace/contracts/api/customers';
import type { Session } from '@marketplace/contracts/api/sessions';

export const buildCustomer = (changes: Partial<Customer> = {}): Customer => ({
  uuid: '0f0c1d1e-0000-4000-8000-000000000201',
  fullName: 'Rahima Khatun',
  phone: '+8801711000001',
  email: 'rahima@example.com',
  phoneVerified: true,
  ...changes,
});

/** Builds a saved address. Each `number` gives a different address. */
export const buildAddress = (number: number, changes: Partial<Address> = {}): Address => ({
  uuid: `0f0c1d1e-0000-4000-8000-0000000004${String(number).padStart(2, '0')}`,
  name: 'Rahima Khatun',
  phone: '+8801711000001',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Savar',
  area: 'Hemayetpur',
  street: `House ${number}`,
  landmark: null,
  postcode: null,
  label: `Place ${number}`,
  isDefault: number === 1,
  ...changes,
});

/** Builds a session of the customer. Number 1 is the current session. */
export const buildSession = (number: number, changes: Partial<Session> = {}): Session => ({
  uuid: `0f0c1d1e-0000-4000-8000-0000000005${String(number).padStart(2, '0')}`,
  device: number === 1 ? 'Chrome, Android' : `Firefox ${number}, Windows`,
  network: '203.0.113.x',
  startedAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-15T09:00:00.000Z',
  isCurrent: number === 1,
  ...changes,
});
