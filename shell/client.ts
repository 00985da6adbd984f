import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import type { manifest } from './manifest';

/** Calls the API. Only calls in the shell's manifest compile. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
