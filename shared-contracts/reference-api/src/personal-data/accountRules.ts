import { personal, type TableRule } from './TableRule';

const SECRET = 'a secret or its hash, which would help a thief and tells the customer nothing';
const KEY = 'joins the row to the customer';
const INTERNAL = "the market's own bookkeeping";

const ofCustomer = [{ column: 'customerUuid', is: 'uuid' }] as const;
const ofPhone = [{ column: 'phone', is: 'phone' }] as const;
const ofContact = [
  { column: 'contact', is: 'phone' },
  { column: 'contact', is: 'email' },
] as const;

/** Tables of accounts, carts and messages to customers. */
export const accountRules: Readonly<Record<string, TableRule>> = {
  customers: personal({
    paths: [{ column: 'uuid', is: 'uuid' }],
    kind: 'account',
    exported:
      'uuid:id fullName phone phoneVerified email emailVerified mutedMessages:declinedMessages messageLanguage:language createdAt',
    hidden: { [SECRET]: 'passwordHash' },
  }),
  addresses: personal({
    paths: ofCustomer,
    kind: 'addresses',
    exported:
      'label name phone street area upazila district division postcode landmark isDefault createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  refundAccounts: personal({
    paths: [...ofCustomer, { column: 'orderUuid', in: 'orders', key: 'uuid' }],
    kind: 'refund-accounts',
    exported: 'provider number orderUuid:orderId createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  accessTokens: personal({
    paths: ofCustomer,
    kind: 'sessions',
    exported: 'device network createdAt lastUsedAt expiresAt uuid:id',
    hidden: { [SECRET]: 'tokenHash', [INTERNAL]: 'needsPassword', [KEY]: 'customerUuid' },
  }),
  knownDevices: personal({
    paths: ofCustomer,
    kind: 'known-devices',
    exported: 'seenAt:lastUsedAt',
    hidden: { [SECRET]: 'tokenHash', [KEY]: 'customerUuid' },
  }),
  passkeys: personal({
    paths: ofCustomer,
    kind: 'passkeys',
    exported: 'name createdAt lastUsedAt uuid:id',
    hidden: {
      'belongs to the device that holds the passkey': 'credentialId publicKey counter transports',
      [KEY]: 'customerUuid',
    },
  }),
  passkeyChallenges: personal({
    paths: ofCustomer,
    hidden: {
      [SECRET]: 'challengeHash holderHash',
      [INTERNAL]: 'purpose createdAt expiresAt',
      [KEY]: 'customerUuid',
    },
  }),
  signUps: personal({
    paths: ofCustomer,
    kind: 'sign-ups',
    exported:
      'fullName phone email createdAt expiresAt ownTries:ownAttempts tries:attempts uuid:id',
    hidden: { [SECRET]: 'passwordHash askedFrom deviceHash codeHash', [KEY]: 'customerUuid' },
  }),
  resetCodes: personal({
    paths: ofCustomer,
    kind: 'password-codes',
    exported: 'channel createdAt expiresAt ownTries:ownAttempts tries:attempts',
    hidden: { [SECRET]: 'askedFrom codeHash', [KEY]: 'customerUuid' },
  }),
  phoneChanges: personal({
    paths: ofCustomer,
    kind: 'phone-changes',
    exported: 'phone createdAt expiresAt ownTries:ownAttempts tries:attempts',
    hidden: { [SECRET]: 'askedFrom codeHash', [KEY]: 'customerUuid' },
  }),
  guestCodes: personal({
    paths: ofPhone,
    kind: 'guest-codes',
    exported:
      'phone orderUuid:orderId createdAt expiresAt ownTries:ownAttempts tries:attempts uuid:id',
    hidden: { [SECRET]: 'askedFrom codeHash tokenHash keyHash' },
  }),
  guestTokens: personal({
    paths: ofPhone,
    kind: 'guest-sessions',
    exported: 'phone orderUuid:orderId createdAt expiresAt',
    hidden: { [SECRET]: 'tokenHash firstHash requestHash' },
  }),
  emailLinks: personal({
    paths: ofCustomer,
    kind: 'email-links',
    exported: 'email sentAt',
    hidden: { [SECRET]: 'tokenHash', [KEY]: 'customerUuid' },
  }),
  dataLinks: personal({
    paths: ofCustomer,
    kind: 'downloads',
    exported: 'createdAt language',
    hidden: { [SECRET]: 'tokenHash', [KEY]: 'customerUuid' },
  }),
  outboxMessages: personal({
    paths: [
      { column: 'recipient', is: 'phone' },
      { column: 'recipient', is: 'email' },
    ],
    kind: 'messages',
    exported: 'recipient channel subject sentAt uuid:id',
    hidden: {
      'was sent to the customer, and may contain a code that still works': 'text',
      [INTERNAL]: 'position testSession',
    },
  }),
  carts: personal({
    paths: ofCustomer,
    kind: 'carts',
    exported: 'promoCode createdAt updatedAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  cartItems: personal({
    paths: [{ column: 'cartUuid', in: 'carts', key: 'uuid' }],
    kind: 'cart-items',
    exported:
      'productUuid:productId variantUuid:variantId quantity addedPricePaisa:price addedAvailable:stock place gone:deletedProduct createdAt removedAt cartUuid:cartId uuid:id',
  }),
  wishlistEntries: personal({
    paths: ofCustomer,
    kind: 'wishlist',
    exported:
      'productUuid:productId variantUuid:variantId keptPricePaisa:price gone:deletedProduct createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  stockAlerts: personal({
    paths: ofContact,
    kind: 'stock-alerts',
    exported: 'productUuid:productId variantUuid:variantId contact language createdAt uuid:id',
  }),
  stockAlertLinks: personal({
    paths: ofContact,
    kind: 'stock-alert-messages',
    exported: 'contact language sentAt stoppedAt',
    hidden: { [SECRET]: 'tokenHash' },
  }),
  declinedMessages: personal({
    paths: ofPhone,
    kind: 'declined-messages',
    exported: 'phone kind declinedAt',
  }),
  idempotencyKeys: personal({
    paths: [
      { column: 'customerUuid', is: 'uuid' },
      { column: 'orderUuid', in: 'orders', key: 'uuid' },
    ],
    hidden: {
      'repeats requests and replies, whose data other tables contain':
        'owner key customerUuid call requestHash orderUuid reply createdAt',
    },
  }),
  tries: personal({
    // A customer's rows cannot be found, because `subject` is a hash. They expire within a day.
    paths: [],
    hidden: { 'counts requests by a hash': 'subject triedAt' },
    kept: { reason: 'limits attempts to guess passwords and codes', period: '1 day' },
  }),
};
