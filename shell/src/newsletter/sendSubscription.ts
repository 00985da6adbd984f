import { emailAddress } from '@marketplace/contracts/api/fields';
import { subscribe } from '@marketplace/contracts/api/newsletter';
import { callApi } from '../../contracts';

/** True if the API accepts the text as an e-mail address. */
export const isEmailAddress = (text: string) => emailAddress.safeParse(text).success;

/**
 * Subscribes an e-mail address to the newsletter.
 * @throws ApiError
 */
export const sendSubscription = (email: string) => callApi(subscribe, { body: { email } });
