import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import {
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

/** The page's event bus. TypeScript accepts only the topics in this remote's manifest. */
export const bus: PartBus<typeof manifest> = pageBus;

/**
 * Returns the last value of a retained topic, and renders the component again after each change.
 */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;

/** Calls the API. TypeScript accepts only the calls in this remote's manifest. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
