import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

const { brandName } = defaultMarketConfig;

/**
 * Messages to accounts, in English and Bangla. Each fits one SMS, which has 70 characters if it
 * contains Bangla. The only user input is a name, reduced to letters: our texts must not carry a
 * stranger's words.
 */
export const accountMessages = {
  /**
   * Contains the name of the sign-up, because a stranger may have signed up with the reader's
   * phone.
   */
  signUpCode: (fullName: string, code: string) => ({
    text: `${brandName} sign-up of ${shortName(fullName)}: code ${code}. কোড কাউকে দেবেন না`,
  }),

  /** Goes to the phone of a guest who orders, whether or not the phone has an account. */
  guestCode: (code: string) => ({
    text: `${brandName}: code ${code} for your order. কোডটি কাউকে বলবেন না`,
  }),

  resetCode: (code: string) => ({
    subject: `${brandName}: your code for a new password`,
    text: `${brandName}: new password code ${code}, 10 min. কোডটি কাউকে বলবেন না`,
  }),

  /** Goes to a phone that already has an account, when somebody signs up with it. */
  hasAccount: {
    text: `${brandName}: you have an account, sign in. আপনার অ্যাকাউন্ট আছে`,
  },

  /** Goes to the owner of an e-mail address that somebody else has entered for a new account. */
  emailIsTaken: {
    subject: `${brandName}: your e-mail address`,
    text: [
      `Somebody opened another ${brandName} account with this e-mail address. It stays with your account, and the other one was opened without it. If it was you, sign in to the account you have.`,
      `কেউ এই ইমেইল দিয়ে আরেকটি ${brandName} অ্যাকাউন্ট খুলেছেন। ইমেইলটি আপনার অ্যাকাউন্টেই আছে, অন্যটি ইমেইল ছাড়া খোলা হয়েছে। আপনি নিজে হলে, আপনার আগের অ্যাকাউন্টে লগইন করুন।`,
    ].join('\n\n'),
  },

  /** Contains the link that verifies an address. */
  emailLink: (url: string) => ({
    subject: `${brandName}: confirm your e-mail address`,
    text: [
      `Confirm that this address is yours: ${url}`,
      'If you have no account with us, ignore this mail.',
      `ইমেইলটি আপনার, লিংকে গিয়ে নিশ্চিত করুন: ${url}`,
      'আমাদের কাছে আপনার অ্যাকাউন্ট না থাকলে কিছু করতে হবে না।',
    ].join('\n\n'),
  }),

  /** Goes to the phone and to the previous e-mail address. */
  emailChanged: {
    text: `${brandName}: e-mail changed. Not you? Reset password. ইমেইল বদলেছে`,
    mail: {
      subject: `${brandName}: your e-mail address was changed`,
      text: [
        `Your ${brandName} account no longer uses this e-mail address. If it was not you, set a new password by your phone.`,
        `আপনার ${brandName} অ্যাকাউন্টে এই ইমেইল আর ব্যবহার হচ্ছে না। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন।`,
      ].join('\n\n'),
    },
  },

  passwordChanged: {
    text: `${brandName}: new password set. Not you? Reset it. পাসওয়ার্ড বদলেছে`,
    mail: {
      subject: `${brandName}: your password was changed`,
      text: [
        `Your ${brandName} account has a new password, and every device was signed out. If it was not you, set another one by your phone.`,
        `আপনার ${brandName} অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে, সব ডিভাইস থেকে লগআউট হয়েছে। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে আবার নতুন পাসওয়ার্ড দিন।`,
      ].join('\n\n'),
    },
  },

  /** Reports a sign-in from a browser that has not signed in to the account before. */
  newDevice: {
    text: `${brandName}: new device logged in. Not you? Reset password. নতুন লগইন`,
    mail: {
      subject: `${brandName}: a new device signed in`,
      text: [
        `Somebody signed in to your ${brandName} account with a device or browser that is new to us. If it was not you, set a new password by your phone: it signs every device out.`,
        `নতুন একটি ডিভাইস বা ব্রাউজার থেকে আপনার ${brandName} অ্যাকাউন্টে লগইন করা হয়েছে। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন: তাতে সব ডিভাইস থেকে লগআউট হবে।`,
      ].join('\n\n'),
    },
  },
};

const MAX_CHARACTERS = 16;
/** Joiners are not letters, but without them Bangla words change their shape. */
const NO_LETTERS = /[^\p{L}\p{M}\u200c\u200d]+/gu;

/**
 * Shortens a name to letters and single spaces, at most sixteen characters. The result cannot
 * contain a code, a URL or a sentence, so it is safe in a text message.
 */
export function shortName(fullName: string): string {
  const name = fullName.normalize('NFC').replace(NO_LETTERS, ' ').trim();
  if (name.length === 0) return '?';
  if (name.length <= MAX_CHARACTERS) return name;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length >= MAX_CHARACTERS) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}
