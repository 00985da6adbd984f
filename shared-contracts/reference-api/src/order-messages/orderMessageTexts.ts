import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { formatTime } from '@marketplace/contracts/i18n/formatTime';
import { shorten } from '@marketplace/contracts/i18n/graphemes';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { OrderMessageKind } from '../database/OrderTables';

const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

/** A refund goes back as the customer paid, or to an account that was named. */
type RefundWay = PaymentMethod | 'account';

/** Facts about an order that messages about it can contain. */
export interface OrderFacts {
  orderNumber: number;
  isCash: boolean;
  totalPaisa: number;
  /** Deadline of the payment; null if there is none. */
  payBy: Date | null;
  /** Shops of the parcels that the message is about. */
  shops: string[];
  /**
   * Last day that was promised for the arrival of these parcels; null if no day was promised, or if
   * the day has passed.
   */
  expectedBy: Date | null;
  /** The refund that is due or was made; null if there is none. */
  refund: { paisa: number; way: RefundWay; dueBy: Date } | null;
  /** URL at which the customer can track the order. */
  url: string;
}

/** Facts of an order, formatted as texts in one language. */
interface Words {
  number: string;
  total: string;
  payBy: string;
  shops: string;
  day: string;
  amount: string;
  wallet: string;
  refundDay: string;
}

type Texts = Record<OrderMessageKind, (facts: OrderFacts, words: Words) => string>;

const en: Texts = {
  placed: ({ isCash }, { number, total, payBy }) =>
    isCash
      ? `Order ${number} is placed. You pay ${total} in cash on delivery.`
      : `Order ${number} is placed. Pay ${total} by ${payBy}, or it is cancelled.`,
  paid: (_, { number, total }) => `${total} for order ${number} is paid.`,
  'payment-failed': ({ payBy }, { number, ...words }) =>
    `The payment for order ${number} failed. ${payBy ? `Pay by ${words.payBy}, or it is cancelled.` : 'Please try again.'}`,
  'on-its-way': ({ expectedBy }, { number, shops, day }) =>
    `Order ${number} from ${shops} is on its way.${expectedBy ? ` It arrives by ${day}.` : ''}`,
  delivered: (_, { number, shops }) =>
    `Order ${number} from ${shops} was delivered. Is something wrong? Tell us there.`,
  cancelled: ({ refund }, { number, amount, wallet, refundDay }) =>
    refund
      ? `Order ${number} is cancelled. ${amount} comes back ${wallet} by ${refundDay}.`
      : `Order ${number} is cancelled. You owe nothing.`,
  undeliverable: (_, { number, amount, wallet, refundDay }) =>
    `Order ${number} cannot be delivered and is cancelled. ${amount} comes back ${wallet} by ${refundDay}.`,
  refunded: (_, { number, amount, wallet }) =>
    `${amount} of order ${number} is on its way back ${wallet}.`,
  'refund-failed': (_, { number, amount }) =>
    `${amount} of order ${number} could not be paid back. Name an account there.`,
};

const bn: Texts = {
  placed: ({ isCash }, { number, total, payBy }) =>
    isCash
      ? `অর্ডার ${number} নেওয়া হয়েছে। পণ্য হাতে পেয়ে ক্যাশে ${total} দেবেন।`
      : `অর্ডার ${number} নেওয়া হয়েছে। ${payBy}-এর মধ্যে ${total} না দিলে বাতিল হবে।`,
  paid: (_, { number, total }) => `অর্ডার ${number}-এর ${total} পেমেন্ট হয়েছে।`,
  'payment-failed': ({ payBy }, { number, ...words }) =>
    `অর্ডার ${number}-এর পেমেন্ট হয়নি। ${payBy ? `${words.payBy}-এর মধ্যে না দিলে বাতিল হবে।` : 'আবার চেষ্টা করুন।'}`,
  'on-its-way': ({ expectedBy }, { number, shops, day }) =>
    `অর্ডার ${number}: ${shops}-এর পার্সেল পাঠানো হয়েছে।${expectedBy ? ` পৌঁছাবে সর্বোচ্চ ${day}-এর মধ্যে।` : ''}`,
  delivered: (_, { number, shops }) =>
    `অর্ডার ${number}: ${shops}-এর পার্সেল ডেলিভারি হয়েছে। কোনো সমস্যা? এখানে জানান।`,
  cancelled: ({ refund }, { number, amount, wallet, refundDay }) =>
    refund
      ? `অর্ডার ${number} বাতিল হয়েছে। ${refundDay}-এর মধ্যে ${wallet} ${amount} রিফান্ড পাবেন।`
      : `অর্ডার ${number} বাতিল হয়েছে। কিছু দিতে হবে না।`,
  undeliverable: (_, { number, amount, wallet, refundDay }) =>
    `অর্ডার ${number} পাঠানো যাচ্ছে না, তাই বাতিল। ${refundDay}-এর মধ্যে ${wallet} ${amount} রিফান্ড পাবেন।`,
  refunded: (_, { number, amount, wallet }) =>
    `অর্ডার ${number}-এর ${amount} ${wallet} রিফান্ড করা হয়েছে।`,
  'refund-failed': (_, { number, amount }) =>
    `অর্ডার ${number}-এর ${amount} রিফান্ড করা যায়নি। এখানে একটি অ্যাকাউন্ট দিন।`,
};

const fr: Texts = {
  placed: ({ isCash }, { number, total, payBy }) =>
    isCash
      ? `Commande ${number} enregistrée. Vous payez ${total} en espèces à la livraison.`
      : `Commande ${number} enregistrée. Payez ${total} avant ${payBy}, sinon elle est annulée.`,
  paid: (_, { number, total }) => `Commande ${number} : ${total} payés.`,
  'payment-failed': ({ payBy }, { number, ...words }) =>
    `Le paiement de la commande ${number} a échoué. ${payBy ? `Payez avant ${words.payBy}, sinon elle est annulée.` : 'Veuillez réessayer.'}`,
  'on-its-way': ({ expectedBy }, { number, shops, day }) =>
    `Commande ${number} : colis de ${shops} en route.${expectedBy ? ` Livraison au plus tard le ${day}.` : ''}`,
  delivered: (_, { number, shops }) =>
    `Commande ${number} : colis de ${shops} livré. Un problème ? Dites-le-nous ici.`,
  cancelled: ({ refund }, { number, amount, wallet, refundDay }) =>
    refund
      ? `Commande ${number} annulée. ${amount} vous reviennent ${wallet} avant le ${refundDay}.`
      : `Commande ${number} annulée. Vous ne devez rien.`,
  undeliverable: (_, { number, amount, wallet, refundDay }) =>
    `La commande ${number} ne peut pas être livrée et est annulée. ${amount} vous reviennent ${wallet} avant le ${refundDay}.`,
  refunded: (_, { number, amount, wallet }) =>
    `Commande ${number} : ${amount} sont en route ${wallet}.`,
  'refund-failed': (_, { number, amount }) =>
    `Commande ${number} : échec du remboursement de ${amount}. Indiquez un compte ici.`,
};

const LANGUAGES: Record<Locale, { texts: Texts; brand: string; colon: string; dates: string }> = {
  en: { texts: en, brand: brandName, colon: ': ', dates: 'en-GB' },
  bn: { texts: bn, brand: banglaBrandName, colon: ': ', dates: 'bn-BD' },
  fr: { texts: fr, brand: brandName, colon: ' : ', dates: 'fr-FR' },
};

/** Text before a mail's link with which the recipient declines further messages of this kind. */
const STOP: Record<Locale, string> = {
  en: 'No more such messages',
  bn: 'এমন মেসেজ আর না চাইলে',
  fr: 'Ne plus recevoir ces messages',
};

/** Builds the line of a mail that contains the link for declining messages of this kind. */
export const stopLine = (language: Locale, url: string) =>
  `${STOP[language]}${LANGUAGES[language].colon}${url}`;

/** Destination of a refund, by language and payment method. */
const WALLETS: Record<Locale, Record<RefundWay, string>> = {
  en: {
    bkash: 'to your bKash account',
    nagad: 'to your Nagad account',
    card: 'to your card',
    account: 'to the account that you named',
    'cash-on-delivery': 'in cash',
  },
  bn: {
    bkash: 'বিকাশে',
    nagad: 'নগদ (Nagad) অ্যাপে',
    card: 'কার্ডে',
    account: 'আপনার দেওয়া অ্যাকাউন্টে',
    'cash-on-delivery': 'ক্যাশে',
  },
  fr: {
    bkash: 'sur votre compte bKash',
    nagad: 'sur votre compte Nagad',
    card: 'sur votre carte',
    account: 'sur le compte que vous avez indiqué',
    'cash-on-delivery': 'en espèces',
  },
};

/** Maximum length of the shops' names in a message. It is limited because a long SMS costs more. */
const LONGEST_SHOPS = 40;

/** Builds the message of a kind in one language, with a subject for mails. */
export function orderMessage(language: Locale, kind: OrderMessageKind, facts: OrderFacts) {
  const { texts, brand, colon } = LANGUAGES[language];
  const text = texts[kind](facts, wordsOf(language, facts));
  return { subject: `${brand}${colon}${text}`, text: `${brand}${colon}${text} ${facts.url}` };
}

function wordsOf(language: Locale, facts: OrderFacts): Words {
  const { orderNumber, totalPaisa, payBy, shops, expectedBy, refund } = facts;
  const day = (moment: Date | null | undefined) =>
    moment
      ? new Intl.DateTimeFormat(LANGUAGES[language].dates, {
          day: 'numeric',
          month: 'long',
          timeZone: 'Asia/Dhaka',
        }).format(moment)
      : '';
  return {
    number: localDigits(orderNumber, language),
    total: money(totalPaisa, language),
    payBy: payBy ? formatTime(payBy.toISOString(), language) : '',
    shops: shopsText(shops, language),
    day: day(expectedBy),
    amount: refund ? money(refund.paisa, language) : '',
    wallet: refund ? WALLETS[language][refund.way] : '',
    refundDay: day(refund?.dueBy),
  };
}

/**
 * Formats an amount. Texts in Latin letters use `Tk`, because the taka sign is not in the SMS
 * alphabet. An SMS can contain 160 characters of that alphabet, but only 70 characters if one of
 * them is not in it.
 */
function money(paisa: number, language: Locale): string {
  const amount = formatTaka(toTaka(paisa), language);
  return language === 'bn' ? amount : amount.replace('৳', 'Tk ');
}

const MORE: Record<Locale, (count: number) => string> = {
  en: (count) => `${count} shops`,
  bn: (count) => `${localDigits(count, 'bn')}টি দোকান`,
  fr: (count) => `${count} boutiques`,
};

function shopsText(shops: string[], language: Locale): string {
  const names = shops.join(', ');
  if (names.length <= LONGEST_SHOPS) return names;
  const [first = ''] = shops;
  return shops.length > 1 ? MORE[language](shops.length) : shorten(first, LONGEST_SHOPS);
}
