import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import {
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

/** The page's event bus, typed so that code can use only the topics in this remote's manifest. */
export const bus: PartBus<typeof manifest> = pageBus;

/**
 * React hook that reads the last value of a retained topic, and rerenders the component after each
 * change.
 */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;

/** Calls the API; typed so that code can use only the calls in this remote's manifest. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
