import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import type { manifest } from './manifest';

/** Calls the API. Only the calls in this remote's manifest compile. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
