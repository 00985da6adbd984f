import { callApi } from '@marketplace/contracts/api/client';
import { emailAddress } from '@marketplace/contracts/api/emailAddress';
import { subscribe } from '@marketplace/contracts/api/newsletter';

/** Whether the API would take it for an e-mail address. */
export const isEmailAddress = (text: string) => emailAddress.safeParse(text).success;

/** Puts an address on the newsletter. @throws ApiError */
export const sendSubscription = (email: string) => callApi(subscribe, { body: { email } });
