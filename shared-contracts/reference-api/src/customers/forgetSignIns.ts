import { forgetTries } from '../http/bookTry';
import type { ApiContext } from '../http/Handlers';
import { THROTTLES } from './throttles';

/** Clears an account's tries once someone has shown that it is theirs; networks keep their own. */
export async function forgetSignIns(
  context: ApiContext,
  account: string,
  address: string,
): Promise<void> {
  await forgetTries(context, THROTTLES.signIn.account, account);
  await forgetTries(context, THROTTLES.signIn.accountFrom, `${account} ${address}`);
}
