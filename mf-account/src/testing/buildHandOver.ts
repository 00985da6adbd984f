import type { HandOver } from '@marketplace/contracts/api/handOvers';
import { buildOrder } from './buildOrder';

/** Builds the proof that the first parcel of `buildOrder()` was handed over. */
export const buildHandOver = (changes: Partial<HandOver> = {}): HandOver => ({
  parcelUuid: buildOrder().parcels[0]?.uuid ?? '',
  handedOverAt: '2024-05-10T08:05:00.000Z',
  area: 'Road 27, Dhanmondi, Dhaka',
  code: '4711',
  reportableUntil: '2024-05-12T08:05:00.000Z',
  ...changes,
});
