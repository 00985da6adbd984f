import type { Generated } from 'kysely';
import type { Message } from '../messages/Messenger';

/** What an account waits for a code for. */
export type CodePurpose = 'verify-phone' | 'reset-password';

export interface AccountTables {
  /** At most one code per customer and purpose: a new one takes the place of the last. */
  oneTimeCodes: {
    customerUuid: string;
    purpose: CodePurpose;
    /** How it was sent, and so what knowing it proves. */
    channel: Message['channel'];
    /** argon2id: a plain hash of six digits is undone in a second. */
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
