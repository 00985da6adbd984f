import type { Address } from '@marketplace/contracts/api/addresses';

/** What a customer is about to do with their addresses. */
export type AddressTask =
  | {
      kind: 'save';
      /** Left out for a new one. */
      address?: Address;
      /** Whether there are others, of which one may be the default. */
      isFirst: boolean;
    }
  | { kind: 'delete'; address: Address };
