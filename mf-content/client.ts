import { callApi as callAnyApi, type PartClient } from '@marketplace/contracts/api/client';
import type { manifest } from './manifest';

/** Makes a call of this remote's manifest; no other compiles. */
export const callApi: PartClient<typeof manifest> = callAnyApi;
