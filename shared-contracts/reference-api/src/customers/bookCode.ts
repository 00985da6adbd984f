import { bookTry } from '../http/bookTry';
import type { ApiContext } from '../http/Handlers';
import { THROTTLES } from './throttles';

/**
 * Books the sending of a code. The address comes first, so that a cool-down is not started by
 * someone who may not ask for a code anyway.
 * @param account normalised; need not exist
 * @throws ApiProblem 429 within the cool-down, or past what a day or an address may ask for
 */
export async function bookCode(
  context: ApiContext,
  { account, address }: { account: string; address: string },
): Promise<void> {
  await bookTry(context, THROTTLES.codeSent.address, address);
  await bookTry(context, THROTTLES.codeSent.coolDown, account);
  await bookTry(context, THROTTLES.codeSent.account, account);
}
