import type { Generated } from 'kysely';
import type { Message } from '../messages/Messenger';

export interface AccountTables {
  /** What was asked to be an account, one row per code: the code verifies just this. */
  signUps: {
    uuid: string;
    /** The account it opened, which a later sign-up for the phone may have replaced. */
    customerUuid: string;
    /** With +88. */
    phone: string;
    fullName: string;
    email: string | null;
    passwordHash: string;
    /** SHA-256 of the network it was asked from, hex; empty where nobody knows. */
    askedFrom: string;
    /** argon2id: a plain hash of six digits is undone in a second. */
    codeHash: string;
    /** How often a code was entered for the phone since. */
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  /** A code for a new password; a customer has at most one, a new one takes its place. */
  resetCodes: {
    customerUuid: string;
    /** How it was sent, and so what knowing it proves. */
    channel: Message['channel'];
    /** argon2id, as above. */
    codeHash: string;
    /** How often it was tried, right tries of `validateOtp` not counted. */
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  outboxMessages: {
    uuid: string;
    /** Sequence of sending, where the clock stands still. */
    position: Generated<number>;
    recipient: string;
    channel: Message['channel'];
    subject: string | null;
    text: string;
    sentAt: Date;
  };
}
