import { logout } from '@marketplace/contracts/api/auth';
import { callApi } from '../../contracts';

/** Revokes a token at the API, after its cookie was removed. */
export const revokeToken = (token: string) => callApi(logout, { token });
