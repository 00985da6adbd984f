import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, emailAddress, line, moment, phone } from './fields';
import { plainNumber } from './typedText';

/**
 * Minimum and maximum length of a password, in characters; any character is allowed. These limits
 * are ours: the specification (section 5) sets none.
 */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

/** Number of digits of a one-time code. */
export const OTP_DIGITS = 6;

/** Minimum number of seconds between two codes to the same phone or e-mail address. */
export const OTP_COOL_DOWN_SECONDS = 60;

const tooLong = `must have at most ${PASSWORD_LENGTH.most} characters`;
const text = () => z.string({ error: 'must be a text' });

/** A password to sign in with; only its length is checked. */
export const passwordGiven = text().check(
  z.minLength(1, { error: 'must not be empty' }),
  z.maxLength(PASSWORD_LENGTH.most, { error: tooLong }),
);

/** A new password; the API also refuses common ones. */
export const passwordChosen = text().check(
  z.minLength(PASSWORD_LENGTH.least, {
    error: `must have at least ${PASSWORD_LENGTH.least} characters`,
  }),
  z.maxLength(PASSWORD_LENGTH.most, { error: tooLong }),
);

/**
 * A one-time code of six digits, Latin or Bangla. It is valid for ten minutes and five attempts,
 * and can be used once.
 */
export const otp = text().check(
  z.overwrite(plainNumber),
  z.regex(/^[\d০-৯]{6}$/, { error: `must be the ${OTP_DIGITS} digits of the code` }),
);

/** E-mail address or phone of the account. The phone may lack the +88. */
const emailOrPhone = line(254);

const tokenReply = {
  /** Opaque value, which the storefront stores in the cookie `accessToken`. */
  accessToken: z.string(),
  /** When the token and its cookie expire. */
  expiresAt: moment,
};

/** Reply to a sign-in. */
export const signInReply = z.object({
  ...tokenReply,
  /** False until the shopper has entered the code that was sent to their phone. */
  phoneVerified: z.boolean(),
});
export type SignInReply = z.infer<typeof signInReply>;

/**
 * Signs a customer in: returns a token for a password and an e-mail address or phone (specification
 * sections 4 and 7). The phone may lack the +88. Replies with 401 and the same message for unknown
 * accounts and for wrong passwords. Replies with 429 and `Retry-After` after too many attempts on
 * one account or from one IP address. Revokes the token that the request was sent with, if any. A
 * client that does not send the `HttpOnly` cookie of an earlier sign-in counts as a new device. The
 * API then notifies the account's owner.
 */
export const signIn = defineCall({
  id: 'signIn',
  summary: 'Sign in with e-mail or phone and password',
  method: 'POST',
  path: '/auth/customer/signin',
  access: 'public',
  body: z.object({ emailOrPhone, password: passwordGiven }),
  reply: signInReply,
  errors: [400, 401],
});

/** Data of a new account. The phone may lack the +88. */
export const newAccount = z.object({
  /** Name that orders and reviews show. */
  fullName: line(100),
  phone,
  email: z.nullish(emailAddress),
  password: passwordChosen,
});
export type NewAccount = z.infer<typeof newAccount>;

/**
 * Opens an account with an unverified phone, and sends the phone a code. The reply is the same
 * whether or not the phone or the e-mail address has an account. The owner of an existing account
 * is notified by message. 400 for a common password, and for a phone that cannot receive text
 * messages. 429 with `Retry-After` within 60 seconds of the last code to the phone.
 */
export const signUp = defineCall({
  id: 'signUp',
  summary: 'Open an account and send a code to its phone',
  method: 'POST',
  path: '/auth/customer/signup',
  access: 'public',
  body: newAccount,
  reply: done,
  errors: [400],
});

/**
 * Verifies a phone by the code that was sent to it, and returns a token. If several people have
 * signed up with one phone, a code verifies only the sign-up for which it was sent. A browser that
 * has signed up (it has the `HttpOnly` cookie or the account's token) can verify only its own
 * sign-up. If the phone has several sign-ups, any other client must send the password of its
 * sign-up. If the code is right but this password is missing, the reply is a 403 `password-needed`.
 * If the code is right but the password is wrong, the reply is a 403 `wrong-password`. The reply is
 * a 400 `wrong-otp` if the code is wrong, used or expired (after ten minutes), after five wrong
 * attempts, and for an unknown account. `validateOtp` and `resetPassword` reply with the same 400.
 * Bangla digits are accepted. Revokes the token that the request was sent with, if any.
 */
export const verifyPhone = defineCall({
  id: 'verifyPhone',
  summary: 'Verify a phone by the code sent to it, and sign in',
  method: 'POST',
  path: '/auth/customer/verify-phone',
  access: 'public',
  body: z.object({
    phone,
    otp,
    /**
     * Password of the sign-up. Needed only if several people have signed up with the phone and the
     * API does not know the browser.
     */
    password: z.optional(passwordGiven),
  }),
  reply: z.object(tokenReply),
  errors: [400, 403],
});
export type VerifyPhoneReply = z.infer<typeof verifyPhone.reply>;

/**
 * Sends a code for a new password to a phone or a verified e-mail address if it belongs to an
 * account. The reply does not reveal whether such an account exists. 429 with `Retry-After` within
 * 60 seconds of the last code to this phone or e-mail address.
 */
export const forgotPassword = defineCall({
  id: 'forgotPassword',
  summary: 'Ask for a code to set a new password',
  method: 'POST',
  path: '/auth/customer/forgot-password',
  access: 'public',
  body: z.object({ emailOrPhone }),
  reply: done,
  errors: [400],
});

/** Checks a code for a new password without using it up. 400 if the code is wrong. */
export const validateOtp = defineCall({
  id: 'validateOtp',
  summary: 'Check a code for a new password',
  method: 'POST',
  path: '/auth/customer/validate-otp',
  access: 'public',
  body: z.object({ emailOrPhone, otp }),
  reply: done,
  errors: [400],
});

/**
 * Sets a new password with a code. The code then becomes invalid. Revokes every token of the
 * account and notifies the owner of the account. 400 if the code is wrong, or if the password is a
 * common one.
 */
export const resetPassword = defineCall({
  id: 'resetPassword',
  summary: 'Set a new password by a code',
  method: 'POST',
  path: '/auth/customer/reset-password',
  access: 'public',
  body: z.object({ emailOrPhone, otp, password: passwordChosen }),
  reply: done,
  errors: [400],
});

/**
 * Sends a new code for a sign-up or a password reset that is not completed. 429 with `Retry-After`
 * within 60 seconds of the last code, even if the account does not exist.
 */
export const resendOtp = defineCall({
  id: 'resendOtp',
  summary: 'Send the awaited code again',
  method: 'POST',
  path: '/auth/customer/resend-otp',
  access: 'public',
  body: z.object({ emailOrPhone }),
  reply: done,
  errors: [400],
});

/** Revokes the token of the request immediately, on every device that uses it. */
export const logout = defineCall({
  id: 'logout',
  summary: 'End the current token',
  method: 'POST',
  path: '/auth/customer/logout',
  access: 'customer',
  reply: done,
  errors: [401],
});
