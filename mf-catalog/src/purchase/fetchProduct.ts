import { getProductByHandle } from '@marketplace/contracts/api/products';
import { callApi } from '../../contracts';

interface CallContext {
  /** The request for the page, in its loader. */
  request?: Request;
  /** Aborts a call in the browser. */
  signal?: AbortSignal;
}

export const fetchProduct = (handle: string, context: CallContext) =>
  callApi(getProductByHandle, { params: { handle }, ...context });
