import { isFormPost } from '@marketplace/contracts/pages/formPost';

/**
 * Returns the visitor's request for a call or a text on the server. In a browser returns nothing:
 * a call without a request has an idempotency key and can be retried, and texts are in the
 * document's language.
 */
export const requestOnServer = (request: Request) => (isFormPost() ? request : undefined);
