import { getProductByHandle } from '@marketplace/contracts/api/products';
import { callApi } from '../../contracts';

interface CallContext {
  /** The request for the page, if a loader makes this call. */
  request?: Request;
  /** Aborts the call. Used in the browser. */
  signal?: AbortSignal;
}

export const fetchProduct = (handle: string, context: CallContext) =>
  callApi(getProductByHandle, { params: { handle }, ...context });
