import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import {
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

/** The page's bus. Only the topics of this remote's manifest compile. */
export const bus: PartBus<typeof manifest> = pageBus;

/** Returns the last value of a retained topic, and renders again after each change. */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;

/** Calls the API. Only the calls of this remote's manifest compile. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
