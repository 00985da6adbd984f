import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import {
  type Bus,
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

type HostBus = Pick<Bus, 'onHeld' | 'releaseHeld' | 'onHandlerError' | 'trail'>;

/** The page's event bus. TypeScript accepts only the topics in the shell's manifest. */
export const bus: PartBus<typeof manifest> & HostBus = pageBus;

/** @returns the last value of a retained topic; the component renders again after each change */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;

/** Calls the API. TypeScript accepts only the calls in the shell's manifest. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
