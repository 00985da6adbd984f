import { sql } from 'kysely';
import { CANCELLED_BY_CUSTOMER } from '../orders/cancelOrder';
import { type Keeping, personal, type TableRule } from './TableRule';

const SECRET = 'a secret or its hash, which would help a thief and tells the customer nothing';
const KEY = 'joins the row to the customer';
const INTERNAL = "the market's own bookkeeping";

/** Required by the Companies Act 1994, section 181. Tax laws require fewer years. */
export const YEARS_KEPT = 12;

const KEPT: Keeping = {
  reason: 'company and tax law make the market keep records of sales and payments',
  period: `${YEARS_KEPT} years`,
};

const ofOrder = [{ column: 'orderUuid', in: 'orders', key: 'uuid' }] as const;

/** Address of an order whose customer has deleted the account. */
const BLANK_ADDRESS = {
  name: '',
  phone: '',
  division: '',
  district: '',
  upazila: '',
  area: '',
  street: '',
  landmark: null,
  postcode: null,
};

/** Tables of orders and payments. Records that the law requires are kept without personal data. */
export const orderRules: Readonly<Record<string, TableRule>> = {
  orders: personal({
    paths: [{ column: 'customerUuid', is: 'uuid' }],
    kind: 'orders',
    exported:
      'orderNumber placedAt status paymentMethod paymentStatus paymentExpiresAt subtotalPaisa:subtotal deliveryChargePaisa:deliveryCharge promoCode discountPaisa:discount totalPaisa:total shippingAddress billingAddress guestPhone note language uuid:id',
    hidden: { [KEY]: 'customerUuid', [INTERNAL]: 'sequence testSession ownerDeletedAt' },
    blanked: {
      customerUuid: null,
      guestPhone: null,
      shippingAddress: BLANK_ADDRESS,
      billingAddress: BLANK_ADDRESS,
      note: null,
    },
    kept: KEPT,
  }),
  parcels: personal({
    paths: ofOrder,
    kind: 'parcels',
    exported:
      'shopName shopHandle sellerAddress sellerBin status deliveryChargePaisa:deliveryCharge expectedBy dueBy handOverCode position orderUuid:orderId shopUuid:shopId uuid:id',
    kept: KEPT,
  }),
  orderItems: personal({
    paths: [{ column: 'parcelUuid', in: 'parcels', key: 'uuid' }],
    kind: 'order-items',
    exported:
      'productName optionValues quantity unitPricePaisa:unitPrice totalPaisa:total smallPath:smallPicture productHandle position parcelUuid:parcelId productUuid:productId variantUuid:variantId uuid:id',
    kept: KEPT,
  }),
  orderStatusChanges: personal({
    paths: ofOrder,
    kind: 'order-history',
    exported: 'status note changedAt orderUuid:orderId parcelUuid:parcelId',
    hidden: { [INTERNAL]: 'position' },
    // A note may contain the customer's own reason for a cancellation.
    blanked: { note: null },
    kept: KEPT,
  }),
  payments: personal({
    paths: ofOrder,
    kind: 'payments',
    exported:
      'method status amountPaisa:amount receivedPaisa:received reference invoice note createdAt returnedAt paidAt settledAt refundDueBy refundedAt refundFailedAt refundedTo refundAccountUuid:refundAccountId partOf:paymentId orderUuid:orderId uuid:id',
    hidden: {
      [INTERNAL]: 'returnPath askedAt toldAt tellAgainAt tellTries partNumber refundClaimedUntil',
    },
    // Keeps other notes, which tell employees what to do about a payment.
    blanked: {
      note: sql`case when starts_with(note, ${CANCELLED_BY_CUSTOMER})
        then ${CANCELLED_BY_CUSTOMER} else note end`,
      returnPath: null,
      refundedTo: null,
      refundAccountUuid: null,
    },
    kept: KEPT,
  }),
  lateMarks: personal({
    paths: ofOrder,
    kind: 'late-marks',
    exported: 'kind dueBy markedAt orderUuid:orderId',
    hidden: { [INTERNAL]: 'subjectUuid' },
    kept: KEPT,
  }),
  sandboxPayments: personal({
    paths: [{ column: 'paymentUuid', in: 'payments', key: 'uuid' }],
    hidden: {
      "stands for a payment provider's own database":
        'reference method paymentUuid amountPaisa returnPath outcome refundedAt testSession refusesRefund',
    },
    kept: KEPT,
  }),
  sandboxRefunds: personal({
    paths: [{ column: 'reference', in: 'sandboxPayments', key: 'reference' }],
    hidden: { "stands for a payment provider's own database": 'reference refundId amountPaisa' },
    kept: KEPT,
  }),
  promoUses: personal({
    paths: ofOrder,
    kind: 'promo-codes',
    // The deletion hashes the phone (`hashPromoPhones`), so that nobody can use a code again with a
    // new account.
    exported: 'code:promoCode phone orderUuid:orderId',
    kept: KEPT,
  }),
  unpaidHolds: personal({
    paths: ofOrder,
    kind: 'reservations',
    exported: 'itemUuid:productId heldAt:createdAt orderUuid:orderId',
    hidden: { [SECRET]: 'holder' },
    kept: { reason: 'limits unpaid orders, by a hash of the phone', period: '1 hour' },
  }),
  orderMessages: personal({
    paths: ofOrder,
    kind: 'order-messages',
    exported: 'kind channel queuedAt sentAt orderUuid:orderId uuid:id',
    hidden: { [INTERNAL]: 'subjectUuid tries tryAt testSession' },
  }),
  messageLinks: personal({
    paths: [...ofOrder, { column: 'customerUuid', is: 'uuid' }],
    kind: 'message-links',
    exported: 'kind sentAt orderUuid:orderId',
    hidden: { [SECRET]: 'tokenHash', [KEY]: 'customerUuid' },
  }),
};
