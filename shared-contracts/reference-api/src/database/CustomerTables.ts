import type { CartPlace } from '@marketplace/contracts/api/publicCart';
import type { Generated, GeneratedAlways } from 'kysely';

export type MessageChannel = 'sms' | 'email';

/** The facts of a product or variant that was deleted by which a shopper knows it; left out if unknown. */
export interface GoneFacts {
  name?: string;
  shopName?: string;
  shopHandle?: string;
  smallPath?: string | null;
  mediumPath?: string | null;
  /** Values of the variant. */
  optionValues?: string[];
}

export interface CustomerTables {
  customers: {
    uuid: string;
    fullName: string;
    /** With +88. */
    phone: string;
    /** In lower case. */
    email: string | null;
    /** True once somebody has opened the link that was sent there: codes are sent there from then on. */
    emailVerified: Generated<boolean>;
    /** argon2id, in PHC form. */
    passwordHash: string;
    phoneVerified: boolean;
    createdAt: Generated<Date>;
  };
  accessTokens: {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: string;
    customerUuid: string;
    /** Name of the session for its customer, who must not read the token's hash. */
    uuid: Generated<string>;
    /** Browser and system, of a fixed list of names. */
    device: string | null;
    /** Network of the last use, without its last part. */
    network: string | null;
    createdAt: Generated<Date>;
    /** To a few minutes. */
    lastUsedAt: Generated<Date>;
    expiresAt: Date;
  };
  /** One row per use of a rate limit, by limit and hashed subject (`http/rateLimits.ts`). */
  tries: { subject: string; triedAt: Generated<Date> };
  addresses: {
    uuid: string;
    customerUuid: string;
    name: string;
    phone: string;
    division: string;
    district: string;
    upazila: string;
    area: string;
    street: string;
    landmark: string | null;
    postcode: string | null;
    label: string | null;
    isDefault: boolean;
    createdAt: Generated<Date>;
  };
  carts: {
    uuid: string;
    promoCode: string | null;
    /** The customer who has it on every device; null for a visitor's. */
    customerUuid: string | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  cartItems: {
    uuid: string;
    cartUuid: string;
    productUuid: string;
    variantUuid: string | null;
    quantity: number;
    place: Generated<CartPlace>;
    /** Taken out of the cart then, and kept until it can no longer be put back. */
    removedAt: Date | null;
    /** Price of a piece when the line was last added to; null in lines older than the column. */
    addedPricePaisa: number | null;
    /** Pieces there were then; null without a limit. */
    addedAvailable: number | null;
    /** Noted by the database as its product or variant is deleted. */
    gone: GeneratedAlways<GoneFacts | null>;
    createdAt: Generated<Date>;
  };
  /** Wishes to be told when something is back in stock; deleted when the message is sent. */
  stockAlerts: {
    uuid: string;
    productUuid: string;
    variantUuid: string | null;
    /** Phone with +88, or e-mail address in lower case. */
    contact: string;
    language: string;
    createdAt: Date;
  };
  /** Links in the messages sent, by which their recipients stop them. */
  stockAlertLinks: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: string;
    contact: string;
    language: string;
    sentAt: Date;
    stoppedAt: Date | null;
  };
  wishlistEntries: {
    uuid: string;
    customerUuid: string;
    productUuid: string;
    variantUuid: string | null;
    /** Price of the product or variant when it was kept. */
    keptPricePaisa: number;
    /** Facts of a product or variant that was deleted. */
    gone: GeneratedAlways<GoneFacts | null>;
    createdAt: Generated<Date>;
  };
}

export interface AccountTables {
  /** Sign-ups that wait to be verified, one row per code: the code verifies just this one. */
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
    /** SHA-256, hex, of the cookie its browser was given; empty where it has none that is known. */
    deviceHash: Generated<string>;
    /** argon2id: a plain hash of six digits is undone in a second. */
    codeHash: string;
    /** Codes entered for the phone since, from the network it was asked from and from others. */
    ownTries: Generated<number>;
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Codes for phones that somebody without an account orders with. */
  guestCodes: {
    uuid: string;
    /** With +88. */
    phone: string;
    /** argon2id, as above. */
    codeHash: string;
    /** Hash of the network that asked for the code. */
    askedFrom: Generated<string>;
    ownTries: Generated<number>;
    tries: Generated<number>;
    /** SHA-256, hex, of the token it was traded for, and of the `Idempotency-Key` it came under. */
    tokenHash: string | null;
    keyHash: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
  /** What a code for a guest was traded for: makes one order. */
  guestTokens: {
    /** SHA-256 of the token, hex. */
    tokenHash: string;
    /** Hash of the token that this one stands for, where a code was entered again under its key. */
    firstHash: string | null;
    /** With +88; the order goes to this phone. */
    phone: string;
    /** The order it has made. */
    orderUuid: string | null;
    /** Of the request that made it: sent again, it finds its order. */
    requestHash: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
  /** A code for a new password; a customer has at most one, a new one takes its place. */
  resetCodes: {
    /** With the network the key: each that asks has a code of its own. */
    customerUuid: string;
    /** Channel it was sent over: knowing the code proves that this phone or mailbox is theirs. */
    channel: MessageChannel;
    /** argon2id, as above. */
    codeHash: string;
    /** Hash of the network that asked for the code. */
    askedFrom: Generated<string>;
    /** Attempts to enter it, right ones of `validateOtp` not counted. */
    ownTries: Generated<number>;
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Links in mails, by which their recipients verify that the address is theirs. */
  emailLinks: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: string;
    customerUuid: string;
    /** The address it was sent to; the account may have another by now. */
    email: string;
    sentAt: Date;
  };
  /** Browsers a customer has signed in with. */
  knownDevices: {
    /** SHA-256 of the browser's cookie, hex. */
    tokenHash: string;
    customerUuid: string;
    /** Moment of the last sign-in there. */
    seenAt: Date;
  };
  outboxMessages: {
    uuid: string;
    /** Sequence of sending, where the clock stands still. */
    position: Generated<number>;
    recipient: string;
    channel: MessageChannel;
    subject: string | null;
    text: string;
    sentAt: Date;
  };
}
