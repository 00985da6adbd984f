export interface PasskeyTables {
  /** Public keys with which customers sign in without a password. */
  passkeys: {
    uuid: string;
    customerUuid: string;
    /** Id that the authenticator gave the key, base64url. Unique over all customers. */
    credentialId: string;
    /** COSE key, base64url. */
    publicKey: string;
    /** Counter of the last signature; stays 0 if the authenticator does not count. */
    counter: number;
    /** Ways to reach the authenticator, such as `internal`. */
    transports: string[];
    /** Browser and operating system that added the passkey, from a fixed list of names. */
    name: string | null;
    createdAt: Date;
    lastUsedAt: Date | null;
  };
  /** Challenges that a passkey may still sign. A row is deleted when its challenge is used. */
  passkeyChallenges: {
    /** SHA-256 of the challenge, hex. */
    challengeHash: string;
    purpose: 'add' | 'sign-in';
    /** SHA-256, in hex, of the session's token for `add`, of the browser's cookie for `sign-in`. */
    holderHash: string;
    /** The customer who adds a passkey; null for a sign-in. */
    customerUuid: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
}
