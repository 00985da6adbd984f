import { signQa } from '@marketplace/contracts/server/qaKey';
import { type ApiSessionContext, QA_CONTEXT_HEADER } from '@marketplace/contracts/testSession';

/** Key of an API with test sessions. */
export const QA_KEY = Buffer.from('the key of the gateway and the API');

/** Header with which the shop's gateway sends a request in a test session. */
export const sessionHeaders = (context: ApiSessionContext, key = QA_KEY) =>
  signedHeaders(JSON.stringify(context), key);

/** Header of a test session that contains any text in place of the session's context. */
export const signedHeaders = (text: string, key = QA_KEY) => ({
  [QA_CONTEXT_HEADER]: signQa(key, Buffer.from(text).toString('base64url')),
});
