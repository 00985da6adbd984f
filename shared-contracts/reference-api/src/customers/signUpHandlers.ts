import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import { ApiProblem } from '../http/ApiProblem';
import { bookTry } from '../http/bookTry';
import type { ApiContext, Handlers } from '../http/Handlers';
import { revokeToken } from './accessTokens';
import { accountMessages } from './accountMessages';
import { askedFrom } from './askedFrom';
import { bookCode } from './bookCode';
import { findSignUp } from './findSignUp';
import { liveCodesOf } from './liveCodesOf';
import { makeCode } from './makeCode';
import { openAccount } from './openAccount';
import { hashPassword } from './passwords';
import { refuseCommonPassword } from './refuseCommonPassword';
import { THROTTLES } from './throttles';
import { verifySignUp } from './verifySignUp';

export const signUpHandlers: Handlers<'signUp' | 'verifyPhone'> = {
  async signUp({ body, address }, context) {
    const { db, now, messenger } = context;
    const phone = withPhonePrefix(body.phone);
    if (!PHONE.test(phone)) {
      throw new ApiProblem(400, 'invalid-input', ['phone must be a phone number']);
    }
    refuseCommonPassword(body.password, phone);
    await bookCode(context, { account: phone, address });

    const email = body.email?.toLowerCase() ?? null;
    const mayTell = email !== null && (await mayTellOwner(context, email));
    const passwordHash = await hashPassword(body.password);
    const { code, ...newCode } = await makeCode(now(), await liveCodesOf(db, phone, now()));
    const { fullName } = body;
    const account = { fullName, phone, email, passwordHash, askedFrom: askedFrom(address) };
    const { isNew, takenEmail } = await openAccount(db, account, newCode);
    const text = isNew ? accountMessages.signUpCode(fullName, code) : accountMessages.hasAccount;
    messenger.send({ ...text, to: phone, channel: 'sms' });
    if (takenEmail !== undefined && mayTell) {
      messenger.send({ ...accountMessages.emailIsTaken, to: takenEmail, channel: 'email' });
    }
    return { isDone: true };
  },

  async verifyPhone({ body, address, token }, context) {
    const { db, now } = context;
    const signUp = await findSignUp(context, { ...body, address });
    const issued = await verifySignUp(db, signUp, now());
    // The token this browser came with ends here, whoever put it there.
    if (token) await revokeToken(db, token);
    return issued;
  },
};

/** What the prefix makes of a number that could be one: +88 and the number within the country. */
const PHONE = /^\+88\d{6,15}$/;

/**
 * Seldom, for whoever signs up again and again must not fill someone else's mailbox. Counted for
 * addresses nobody has too: what is not done for them takes less time.
 */
async function mayTellOwner(context: ApiContext, email: string): Promise<boolean> {
  try {
    await bookTry(context, THROTTLES.emailNamed.account, email);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}
