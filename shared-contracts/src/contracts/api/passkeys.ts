import * as z from 'zod/mini';
import { passwordGiven, signInReply } from './auth';
import { defineCall } from './defineCall';
import { done, moment, uuid } from './fields';

/** A customer has at most this number of passkeys. */
export const MOST_PASSKEYS = 10;

/** Binary data in base64url, as the browser's `toJSON` writes it. */
const base64url = (longest: number) =>
  z
    .string({ error: 'must be a text' })
    .check(
      z.regex(/^[\w-]+$/, { error: 'must be base64url' }),
      z.maxLength(longest, { error: `must have at most ${longest} characters` }),
    );

/** Id of a credential: at most 1023 bytes (Web Authentication, section 4). */
const credentialId = base64url(1364);
const type = z.literal('public-key', { error: 'must be public-key' });
const transports = z.array(
  z
    .string({ error: 'must be a text' })
    .check(z.regex(/^[a-z-]{1,20}$/, { error: 'must be a name such as internal or usb' })),
  { error: 'must be a list' },
);
/** Challenge and origin that the authenticator signed, as JSON. */
const clientDataJSON = base64url(4000);

/** A new credential, as `PublicKeyCredential.toJSON()` of the browser writes it. */
const newCredential = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    /** Always `public-key`. */
    type,
    /** Reply of the authenticator. */
    response: z.object(
      {
        clientDataJSON,
        /** The new public key, as CBOR. */
        attestationObject: base64url(16_000),
        /** Ways to reach the authenticator, such as `internal` or `usb`. */
        transports: z.optional(
          transports.check(z.maxLength(10, { error: 'must have at most 10 entries' })),
        ),
      },
      { error: 'must be an object' },
    ),
  },
  { error: 'must be an object' },
);
export type NewCredential = z.output<typeof newCredential>;

/** A signed challenge, as `PublicKeyCredential.toJSON()` of the browser writes it. */
const signedChallenge = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    /** Always `public-key`. */
    type,
    /** Reply of the authenticator. */
    response: z.object(
      {
        clientDataJSON,
        /** Site, counter, and how the person was verified. */
        authenticatorData: base64url(4000),
        /** Signature of `authenticatorData` and the hash of `clientDataJSON`. */
        signature: base64url(4000),
        /** Id of the customer at the authenticator. */
        userHandle: z.nullish(base64url(88)),
      },
      { error: 'must be an object' },
    ),
  },
  { error: 'must be an object' },
);
export type SignedChallenge = z.output<typeof signedChallenge>;

/**
 * A passkey of the customer: a key on a device, which signs in by a fingerprint, a face or a PIN.
 */
export const passkey = z.object({
  uuid,
  /** Browser and system that added it, e.g. `Chrome, Android`; `null` if unknown. */
  name: z.nullable(z.string()),
  createdAt: moment,
  /** When it was last used to sign in; `null` if never. */
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.infer<typeof passkey>;

/** Lists the customer's passkeys, the newest first. */
export const listPasskeys = defineCall({
  id: 'listPasskeys',
  summary: "The customer's passkeys",
  method: 'GET',
  path: '/customer/passkeys',
  access: 'customer',
  reply: z.object({
    items: z.array(passkey),
    /** True if `startPasskey` and `deletePasskey` need the password in this session. */
    needsPassword: z.boolean(),
  }),
  errors: [401],
  isExtension: true,
});
export type PasskeyList = z.infer<typeof listPasskeys.reply>;

const withPassword = z.object({
  /**
   * The customer's password, needed 15 minutes after the sign-in, and in the session that has
   * changed it.
   */
  currentPassword: z.optional(passwordGiven),
});

/**
 * Returns the options with which a browser makes a passkey
 * (`PublicKeyCredential.parseCreationOptionsFromJSON`). Their challenge is valid for five minutes
 * and one use, in this session. 15 minutes after the sign-in, and in the session that has changed the
 * password, the call needs the password, because a token may be stolen: 403 `password-needed` without
 * a password, 403 `wrong-password` with a wrong password. 409 `phone-unverified` if the phone is not verified, because codes to the phone are the
 * way back into the account. 409 `too-many` if the customer already has 10 passkeys.
 */
export const startPasskey = defineCall({
  id: 'startPasskey',
  summary: 'Options to make a passkey with',
  method: 'POST',
  path: '/customer/passkey-options',
  access: 'customer',
  body: withPassword,
  reply: z.object({
    /** Random bytes that the authenticator signs. */
    challenge: z.string(),
    /** The site that the passkey belongs to. */
    rp: z.object({
      /** Domain for which the passkey is valid. */
      id: z.string(),
      /** Name of the market. */
      name: z.string(),
    }),
    /** The customer, as the device lists the passkey. */
    user: z.object({
      /** Id of the customer at the authenticator. */
      id: z.string(),
      /** Phone of the customer, by which a list of passkeys tells accounts apart. */
      name: z.string(),
      /** Full name of the customer. */
      displayName: z.string(),
    }),
    /** Algorithms of keys (COSE) that the API can verify. */
    pubKeyCredParams: z.array(
      z.object({
        /** Always `public-key`. */
        type,
        /** Number of the algorithm in COSE. */
        alg: z.number(),
      }),
    ),
    /** Milliseconds for which the browser waits. */
    timeout: z.number(),
    /** Passkeys that the customer has already: their devices make no second passkey. */
    excludeCredentials: z.array(
      z.object({
        /** Id of the credential. */
        id: z.string(),
        /** Always `public-key`. */
        type,
        /** Ways to reach the authenticator, such as `internal` or `usb`. */
        transports,
      }),
    ),
    /** The authenticator keeps the customer's id and verifies the person. */
    authenticatorSelection: z.object({
      /** The authenticator keeps the customer's id. */
      residentKey: z.literal('required'),
      /** The same, for older browsers. */
      requireResidentKey: z.literal(true),
      /** The authenticator verifies the person. */
      userVerification: z.literal('required'),
    }),
    /** The API does not ask which make the authenticator is of. */
    attestation: z.literal('none'),
  }),
  errors: [400, 401, 403, 409],
  isExtension: true,
});
export type PasskeyOptions = z.infer<typeof startPasskey.reply>;

/**
 * Saves a passkey that was made with the options of `startPasskey`, and notifies the owner of the
 * account. 400 `wrong-passkey` if its challenge is used, expired or another session's, or if it was
 * made for another site or without verifying the person. 409 `too-many` if the customer already has
 * 10 passkeys.
 */
export const addPasskey = defineCall({
  id: 'addPasskey',
  summary: 'Save a passkey',
  method: 'POST',
  path: '/customer/passkeys',
  access: 'customer',
  body: z.object({ credential: newCredential }),
  reply: passkey,
  errors: [400, 401, 409],
  isExtension: true,
});

/**
 * Deletes a passkey, and notifies the owner of the account. Needs the password when `startPasskey`
 * does. 404 for another customer's passkey.
 */
export const deletePasskey = defineCall({
  id: 'deletePasskey',
  summary: 'Delete a passkey',
  method: 'POST',
  path: '/customer/passkeys/{uuid}/delete',
  access: 'customer',
  params: z.object({
    /** Uuid of one of the customer's own passkeys. */
    uuid,
  }),
  body: withPassword,
  reply: done,
  errors: [400, 401, 403, 404],
  isExtension: true,
});

/**
 * Returns the options with which a browser signs in by a passkey
 * (`PublicKeyCredential.parseRequestOptionsFromJSON`). They name no account: the device shows the
 * passkeys that it has for the site. Their challenge is valid for five minutes and one use, in the
 * browser that the reply gives an `HttpOnly` cookie.
 */
export const startPasskeySignIn = defineCall({
  id: 'startPasskeySignIn',
  summary: 'Options to sign in by a passkey with',
  method: 'POST',
  path: '/auth/customer/passkey-options',
  access: 'public',
  reply: z.object({
    /** Random bytes that the authenticator signs. */
    challenge: z.string(),
    /** Domain for which the passkey must be valid. */
    rpId: z.string(),
    /** Milliseconds for which the browser waits. */
    timeout: z.number(),
    /** The authenticator verifies the person. */
    userVerification: z.literal('required'),
  }),
  errors: [],
  isExtension: true,
});
export type PasskeySignInOptions = z.infer<typeof startPasskeySignIn.reply>;

/**
 * Signs a customer in by a passkey, as `signIn` does by a password. 400 `wrong-passkey` with one
 * message for an unknown passkey, a wrong signature, another site, and a challenge that is used,
 * expired or another browser's.
 */
export const signInByPasskey = defineCall({
  id: 'signInByPasskey',
  summary: 'Sign in by a passkey',
  method: 'POST',
  path: '/auth/customer/passkey-signin',
  access: 'public',
  body: z.object({ credential: signedChallenge }),
  reply: signInReply,
  errors: [400],
  isExtension: true,
});
