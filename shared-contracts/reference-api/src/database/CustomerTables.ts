import type { OptionalMessage } from '@marketplace/contracts/api/customers';
import type { CartPlace } from '@marketplace/contracts/api/publicCart';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { Generated, GeneratedAlways } from 'kysely';

export type MessageChannel = 'sms' | 'email';

/**
 * Snapshot of a deleted product or variant, so that shoppers can still recognise it. A field is
 * undefined if its value was unknown.
 */
export interface DeletedFacts {
  name?: string;
  shopName?: string;
  shopHandle?: string;
  smallPath?: string | null;
  mediumPath?: string | null;
  /** Option values of the variant. */
  optionValues?: string[];
}

export interface CustomerTables {
  customers: {
    uuid: string;
    fullName: string;
    /** Begins with +88. */
    phone: string;
    /** In lower case. */
    email: string | null;
    /**
     * True after the customer has verified the e-mail address with the link in a mail. From then
     * on, codes can be sent to the address.
     */
    emailVerified: Generated<boolean>;
    /** argon2id hash in the PHC string format. */
    passwordHash: string;
    phoneVerified: boolean;
    /** Kinds of messages about orders that the customer does not want. */
    mutedMessages: Generated<OptionalMessage[]>;
    /** Language of messages about orders; null if that of each order is used. */
    messageLanguage: Generated<string | null>;
    createdAt: Generated<Date>;
  };
  accessTokens: {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: string;
    customerUuid: string;
    /** Id of the session in replies of the API, because these must not contain the token's hash. */
    uuid: Generated<string>;
    /** Browser and operating system, from a fixed list of names. */
    device: string | null;
    /** IP address of the session's last request, without its last group. */
    network: string | null;
    createdAt: Generated<Date>;
    /**
     * Time of the session's last request, or up to a few minutes earlier, because not every request
     * updates the column.
     */
    lastUsedAt: Generated<Date>;
    expiresAt: Date;
    /**
     * True if the password was changed in this session. A thief may have a copy of its token, so
     * passkeys need the new password, however recent the sign-in is.
     */
    needsPassword: Generated<boolean>;
  };
  /**
   * Requests that count towards a rate limit, one per row. `subject` contains the name of the limit
   * and a hash of what is counted, such as a phone or a network (`http/rateLimits.ts`).
   */
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
    /** The customer who owns the cart and sees it on every device; null for a visitor's cart. */
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
    /** Time at which the shopper removed the line. Until it is deleted, it can be restored. */
    removedAt: Date | null;
    /** Unit price when pieces were last added; null if the line is older than this column. */
    addedPricePaisa: number | null;
    /** Stock when pieces were last added to the line; null if unlimited. */
    addedAvailable: number | null;
    /** Snapshot of the product or variant. The database writes it when these are deleted. */
    gone: GeneratedAlways<DeletedFacts | null>;
    createdAt: Generated<Date>;
  };
  /** Contacts to notify when a product is back in stock. A row is deleted when it is notified. */
  stockAlerts: {
    uuid: string;
    productUuid: string;
    variantUuid: string | null;
    /** Phone with +88, or e-mail address in lower case. */
    contact: string;
    language: string;
    createdAt: Date;
  };
  /** Links with which recipients of stock alerts unsubscribe. */
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
    /** Price of the product or variant when it was added to the wishlist. */
    keptPricePaisa: number;
    /** Snapshot of the product or variant, if it was deleted. */
    gone: GeneratedAlways<DeletedFacts | null>;
    createdAt: Generated<Date>;
  };
}

export interface AccountTables {
  /** Unverified sign-ups, one row per code. A code verifies only its own sign-up. */
  signUps: {
    uuid: string;
    /**
     * The account that the sign-up opened. A later sign-up with the same phone may have replaced
     * this account.
     */
    customerUuid: string;
    /** Begins with +88. */
    phone: string;
    fullName: string;
    email: string | null;
    passwordHash: string;
    /** SHA-256, in hex, of the network address that requested the code; empty if unknown. */
    askedFrom: string;
    /** SHA-256, in hex, of the token in the browser's cookie; empty if unknown. */
    deviceHash: Generated<string>;
    /** argon2id hash of the code, because a fast hash of six digits is reversed in a second. */
    codeHash: string;
    /**
     * Attempts to enter a code for the phone since this code was sent. `ownTries` counts attempts
     * from the network that requested this code. `tries` counts attempts from all other networks.
     */
    ownTries: Generated<number>;
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Codes for phones of people who order, or open their order, without an account. */
  guestCodes: {
    uuid: string;
    /** Begins with +88. */
    phone: string;
    /** Order that the code opens; null if the code allows placing an order. */
    orderUuid: string | null;
    /** argon2id, as in `signUps`. */
    codeHash: string;
    /** Hash of the network that requested the code. */
    askedFrom: Generated<string>;
    ownTries: Generated<number>;
    tries: Generated<number>;
    /**
     * `tokenHash` is the SHA-256, in hex, of the token for which the code was exchanged; null until
     * then. `keyHash` is the SHA-256, in hex, of the `Idempotency-Key` of the exchange's request.
     */
    tokenHash: string | null;
    keyHash: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Tokens for which guests exchanged their codes. Each token allows or opens one order. */
  guestTokens: {
    /** SHA-256 of the token, hex. */
    tokenHash: string;
    /**
     * Hash of the first token for the same code, if a repeated request got this token; otherwise
     * null. The two tokens together allow one order.
     */
    firstHash: string | null;
    /** Phone of the order; begins with +88. */
    phone: string;
    /** The order that was made with the token, or that the token was issued for. */
    orderUuid: string | null;
    /** Hash of the request that made the order. A repeated request gets the same order. */
    requestHash: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Codes for a new password. */
  resetCodes: {
    /** Primary key together with `askedFrom`, so that an account has one code for each network. */
    customerUuid: string;
    /**
     * Channel through which the code was sent. Entering the code proves that the customer can read
     * the phone's SMS or the mailbox.
     */
    channel: MessageChannel;
    /** argon2id, as in `signUps`. */
    codeHash: string;
    /** Hash of the network that requested the code. */
    askedFrom: Generated<string>;
    /** Attempts to enter the code, as in `signUps`, without correct attempts with `validateOtp`. */
    ownTries: Generated<number>;
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Codes for new phones of customers. */
  phoneChanges: {
    /** Primary key: another request replaces the phone and its code. */
    customerUuid: string;
    /** The new phone; begins with +88. */
    phone: string;
    /** argon2id, as in `signUps`. */
    codeHash: string;
    /** Hash of the network that requested the code. */
    askedFrom: string;
    /** Attempts to enter the code, as in `signUps`. */
    ownTries: Generated<number>;
    tries: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
  };
  /** Links in mails with which recipients verify their e-mail address. */
  emailLinks: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: string;
    customerUuid: string;
    /** The address to which the link was sent. The account may have another address by now. */
    email: string;
    sentAt: Date;
  };
  /** Links with which a customer downloads the stored personal data. */
  dataLinks: {
    /** SHA-256 of the link's token, hex. */
    tokenHash: string;
    customerUuid: string;
    /** Language of the download's page. */
    language: Locale;
    createdAt: Date;
  };
  /** Browsers from which a customer has signed in. */
  knownDevices: {
    /** SHA-256 of the browser's cookie, hex. */
    tokenHash: string;
    customerUuid: string;
    /** Time of the last sign-in from this browser. */
    seenAt: Date;
  };
  outboxMessages: {
    uuid: string;
    /** Increasing number, which orders messages that were sent at the same time. */
    position: Generated<number>;
    recipient: string;
    channel: MessageChannel;
    subject: string | null;
    text: string;
    sentAt: Date;
    /** Id of the test session in which the message was sent. */
    testSession: string | null;
  };
}
