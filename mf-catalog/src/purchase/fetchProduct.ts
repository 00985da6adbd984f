import { callApi } from '@marketplace/contracts/api/client';
import { getProductByHandle } from '@marketplace/contracts/api/products';

interface CallContext {
  /** The page's request, while it is loaded. */
  request?: Request;
  /** Aborts a call of the browser. */
  signal?: AbortSignal;
}

/** The product of a handle with its options and variants. */
export const fetchProduct = (handle: string, context: CallContext) =>
  callApi(getProductByHandle, { params: { handle }, ...context });
