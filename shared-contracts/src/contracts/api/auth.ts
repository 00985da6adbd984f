import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, emailAddress, line, moment, phone } from './fields';

/** Fewest and most characters of a password, of any kind (specification section 5 is silent). */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

/** Digits of a one-time code. */
export const OTP_DIGITS = 6;

/** Seconds before another code can be asked for. */
export const OTP_COOL_DOWN_SECONDS = 60;

const tooLong = `must have at most ${PASSWORD_LENGTH.most} characters`;
const text = () => z.string({ error: 'must be a text' });

/** A password to sign in with: only its length is limited. */
export const passwordGiven = text().check(
  z.minLength(1, { error: 'must not be empty' }),
  z.maxLength(PASSWORD_LENGTH.most, { error: tooLong }),
);

/** A password someone chooses; the host refuses common ones too. */
const passwordChosen = text().check(
  z.minLength(PASSWORD_LENGTH.least, {
    error: `must have at least ${PASSWORD_LENGTH.least} characters`,
  }),
  z.maxLength(PASSWORD_LENGTH.most, { error: tooLong }),
);

/** The six digits that were sent, in Latin or Bangla; one use, ten minutes, five tries. */
export const otp = text().check(
  z.trim(),
  z.regex(/^[\d০-৯]{6}$/, { error: `must be the ${OTP_DIGITS} digits of the code` }),
);

/** E-mail address or phone of the account; a phone may lack the +88. */
const emailOrPhone = line(254);

const tokenReply = {
  /** Opaque; goes into the cookie of the same name. */
  accessToken: z.string(),
  /** When the token ends by itself; the cookie with it. */
  expiresAt: moment,
};

/**
 * Trades credentials for a token (specification sections 4 and 7). Phones may lack the +88.
 * 401 with one and the same message for unknown accounts and wrong passwords; 429 with
 * `Retry-After` after too many tries for one account or from one address. The owner is told of a
 * sign-in with a device that is new: one that does not send the `HttpOnly` cookie it was given before.
 */
export const signIn = defineCall({
  id: 'signIn',
  summary: 'Sign in with e-mail or phone and password',
  method: 'POST',
  path: '/auth/customer/signin',
  access: 'public',
  body: z.object({ emailOrPhone, password: passwordGiven }),
  reply: z.object({
    ...tokenReply,
    /** While false, the shopper is led to enter the code sent to their phone. */
    phoneVerified: z.boolean(),
  }),
  errors: [400, 401],
});
export type SignInReply = z.infer<typeof signIn.reply>;

/** Data of a new account; the phone may lack the +88. */
export const newAccount = z.object({
  /** As orders and reviews show it. */
  fullName: line(100),
  phone,
  email: z.nullish(emailAddress),
  password: passwordChosen,
});
export type NewAccount = z.infer<typeof newAccount>;

/**
 * Opens an account whose phone is still to be verified, and sends it a code. Replies the same
 * whether or not the phone or the e-mail has an account: who already has one is told by message.
 * 429 with `Retry-After` within 60 seconds of the last code to the phone.
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
 * Trades the code sent to a phone for a token; the phone counts as verified from then on. Where
 * several have signed up with one phone, a code verifies the sign-up it was sent for, and in a browser that
 * has signed up (`HttpOnly` cookie, or the token of the account) no other. A client without either sends the
 * password it signed up with, or is refused where it cannot be told from others: 403 `password-needed`, and
 * `wrong-password` for that of another sign-up. 400
 * `wrong-otp`, here and below, for a code that is wrong, used or more than ten minutes old, after
 * five wrong tries, and for unknown accounts. Bangla digits will do.
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
    /** Of the sign-up; needed only where several wait for one phone and the browser is not known. */
    password: z.optional(passwordGiven),
  }),
  reply: z.object(tokenReply),
  errors: [400, 403],
});
export type VerifyPhoneReply = z.infer<typeof verifyPhone.reply>;

/**
 * Sends a code for a new password to the phone or e-mail given, if there is such an account, and to an
 * e-mail address only once it is verified; the reply does not tell. 429 with `Retry-After` within 60 seconds
 * of the last code sent there.
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

/** Says whether a code for a new password is right, and leaves it valid; a wrong one is a 400. */
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
 * Sets a new password by a code, uses the code up and ends every token of the account, whose owner is
 * told.
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
 * Sends a new code for whatever the account waits for: its phone to be verified, or a new
 * password. 429 with `Retry-After` within 60 seconds of the last one, account or not.
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

/** Ends the token it is called with, at once and everywhere. */
export const logout = defineCall({
  id: 'logout',
  summary: 'End the current token',
  method: 'POST',
  path: '/auth/customer/logout',
  access: 'customer',
  reply: done,
  errors: [401],
});
