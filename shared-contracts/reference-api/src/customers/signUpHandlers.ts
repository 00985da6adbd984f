import { revokeToken } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import type { ApiContext, Handlers } from '../http/Handlers';
import { readPhone } from '../http/readPhone';
import { accountMessages } from './accountMessages';
import { consumeCodeRateLimit, restoreCodeUse } from './codeRateLimits';
import { completeSignUp } from './completeSignUp';
import { createAccount } from './createAccount';
import { assertUncommonPassword } from './credentials';
import { findUnverifiedEmail, sendEmailLink } from './emailLinks';
import { recognizeDevice, renewDevice } from './knownDevices';
import { logAccess } from './logAccess';
import { createOneTimeCode, findActiveCodes, hashNetwork } from './oneTimeCodes';
import { hashPassword } from './passwords';
import { isWithinLimit, RATE_LIMITS } from './rateLimits';
import { verifySignUpCode } from './verifySignUpCode';

export const signUpHandlers: Handlers<'signUp' | 'verifyPhone'> = {
  async signUp({ body, address, device }, context) {
    const { db, now, messenger } = context;
    const phone = readPhone(body.phone, { isMobile: true });
    await assertUncommonPassword(context, { password: body.password, account: phone, address });
    await consumeCodeRateLimit(context, { account: phone, address, device });

    const email = body.email?.toLowerCase() ?? null;
    // The rate limit prevents that repeated sign-ups fill the mailbox of the address's owner. It
    // also counts addresses without an account, which get no message.
    const mayTell =
      email !== null && (await isWithinLimit(context, RATE_LIMITS.emailNamed.account, email));
    const passwordHash = await hashPassword(body.password);
    const { code, ...newCode } = await createOneTimeCode(
      now(),
      await findActiveCodes(db, phone, now()),
    );
    const { fullName } = body;
    const account = { fullName, phone, email, passwordHash };
    const asked = { askedFrom: hashNetwork(address), deviceHash: await renewDevice(db, device) };
    const { isNew, takenEmail } = await createAccount(context, { ...account, ...asked }, newCode);
    const messages = accountMessages(context.language);
    const text = isNew ? messages.signUpCode(fullName, code) : messages.hasAccount;
    messenger.send({ ...text, to: phone, channel: 'sms' });
    if (takenEmail !== undefined && mayTell) {
      messenger.send({ ...messages.emailIsTaken, to: takenEmail, channel: 'email' });
    }
    return { isDone: true };
  },

  async verifyPhone({ body, address, token, device }, context) {
    const { db, log } = context;
    const signUp = await verifySignUpCode(context, { ...body, address, device, token });
    const { customerUuid, ...issued } = await completeSignUp(context, signUp, {
      device: device.name,
      address,
    });
    logAccess(context, {
      event: 'signed-in',
      customer: customerUuid,
      by: 'code',
      network: address,
    });
    await restoreCodeUse(context, { account: signUp.phone, address });
    // Revokes the token that this browser sent, because somebody else may have planted it there.
    if (token) await revokeToken(db, token);
    await greet(context, device, customerUuid).catch((err: unknown) =>
      // Only logs the error. If the request failed here, the customer would not get the token, and
      // the code is already used up.
      log.error({ err }, 'a new customer was not greeted'),
    );
    return issued;
  },
};

/**
 * Records the browser of a new account as known, and sends the link that verifies the e-mail
 * address.
 */
async function greet(context: ApiContext, device: Device, customerUuid: string): Promise<void> {
  const { db, now } = context;
  await recognizeDevice(db, device, { customerUuid, now: now() });
  const email = await findUnverifiedEmail(db, customerUuid);
  if (email !== undefined) await sendEmailLink(context, { customerUuid, email });
}
