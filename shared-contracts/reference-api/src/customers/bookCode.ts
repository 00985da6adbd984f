import { bookTries } from '../http/bookTry';
import type { ApiContext } from '../http/Handlers';
import { THROTTLES, triesAt } from './throttles';

/**
 * Books the sending of a code. A refusal books nothing: whoever may not ask for a code anyway starts
 * no cool-down for those who may.
 * @param account normalised; need not exist
 * @throws ApiProblem 429 within the cool-down, or past what an account or a network may ask for
 */
export async function bookCode(
  context: ApiContext,
  { account, address }: { account: string; address: string },
): Promise<void> {
  const { coolDown } = THROTTLES.codeSent;
  const tries = triesAt('codeSent', account, address);
  await bookTries(context, [...tries, { limit: coolDown, subject: account }]);
}
