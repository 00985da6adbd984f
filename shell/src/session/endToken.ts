import { logout } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';

/** Ends the current token at the API; reads it from the cookie before the first wait. */
export const endToken = () => callApi(logout);
