import { logout } from '@marketplace/contracts/api/auth';
import { callApi } from '../../contracts';

/** Revokes a token at the API. The token's cookie is already removed. */
export const revokeToken = (token: string) => callApi(logout, { token });
