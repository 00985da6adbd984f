import { logout } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';

/** Ends a token at the API; the cookie is gone by then. */
export const endToken = (token: string) => callApi(logout, { token });
