import { msg } from '@lingui/core/macro';

/**
 * The eight divisions of Bangladesh, for where the host's own list cannot be had; `value` is what
 * parcels are addressed with.
 */
export const divisionNames = [
  { value: 'Barishal', label: msg`Barishal` },
  { value: 'Chattogram', label: msg`Chattogram` },
  { value: 'Dhaka', label: msg`Dhaka` },
  { value: 'Khulna', label: msg`Khulna` },
  { value: 'Mymensingh', label: msg`Mymensingh` },
  { value: 'Rajshahi', label: msg`Rajshahi` },
  { value: 'Rangpur', label: msg`Rangpur` },
  { value: 'Sylhet', label: msg`Sylhet` },
];
