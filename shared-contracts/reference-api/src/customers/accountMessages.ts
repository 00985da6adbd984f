import { shorten } from '@marketplace/contracts/i18n/graphemes';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

export const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

interface Mail {
  subject: string;
  text: string;
}

/** A message to an account's owner, as an SMS and as a mail. */
export interface Notice {
  text: string;
  mail: Mail;
}

interface AccountMessages {
  /**
   * Contains the name that was entered at the sign-up, because a stranger may have signed up with
   * the reader's phone.
   */
  signUpCode: (fullName: string, code: string) => { text: string };
  /** Is sent to the phone of a guest who orders, whether or not the phone has an account. */
  guestCode: (code: string) => { text: string };
  orderCode: (orderNumber: string, code: string) => { text: string };
  phoneCode: (code: string) => { text: string };
  resetCode: (code: string) => Mail;
  /** Is sent to the phone of an existing account if somebody signs up with this phone. */
  hasAccount: { text: string };
  emailIsTaken: Mail;
  emailLink: (url: string) => Mail;
  /** Is sent to the phone and to the previous e-mail address. */
  emailChanged: Notice;
  passwordChanged: Notice;
  /** Is sent to the previous phone and to the e-mail address. */
  phoneChanged: Notice;
  dataRequested: Notice;
  accountDeleted: Notice;
  /** Reports a sign-in from a browser that has not signed in to the account before. */
  newDevice: Notice;
  /** Reports an account for refunds. `digits` are the last digits of its number. */
  refundAccount: (digits: string) => Notice;
}

/** A notice whose mail says no more than its SMS. */
const sameText = (text: string): Notice => ({ text, mail: { subject: text, text } });

const en: AccountMessages = {
  signUpCode: (fullName, code) => ({
    text: `${brandName} sign-up of ${shortName(fullName)}: code ${code}. Tell nobody.`,
  }),
  guestCode: (code) => ({ text: `${brandName}: code ${code} for your order. Tell nobody.` }),
  orderCode: (orderNumber, code) => ({
    text: `${brandName}: code ${code} opens your order ${orderNumber}. Tell nobody.`,
  }),
  phoneCode: (code) => ({ text: `${brandName}: code ${code} for your new number. Tell nobody.` }),
  resetCode: (code) => ({
    subject: `${brandName}: your code for a new password`,
    text: `${brandName}: code ${code} for a new password, valid for 10 minutes. Tell nobody.`,
  }),
  hasAccount: { text: `${brandName}: you already have an account. Log in with this number.` },
  emailIsTaken: {
    subject: `${brandName}: your e-mail address`,
    text: `Somebody opened another ${brandName} account with this e-mail address. It stays with your account, and the other one was opened without it. If it was you, sign in to the account you have.`,
  },
  emailLink: (url) => ({
    subject: `${brandName}: confirm your e-mail address`,
    text: [
      `Confirm that this address is yours: ${url}`,
      'If you have no account with us, ignore this mail.',
    ].join('\n\n'),
  }),
  emailChanged: {
    text: `${brandName}: your e-mail address was changed. Not you? Set a new password.`,
    mail: {
      subject: `${brandName}: your e-mail address was changed`,
      text: `Your ${brandName} account no longer uses this e-mail address. If it was not you, set a new password by your phone.`,
    },
  },
  passwordChanged: {
    text: `${brandName}: your password was changed. Not you? Set a new one.`,
    mail: {
      subject: `${brandName}: your password was changed`,
      text: `Your ${brandName} account has a new password. If it was not you, set another one by your phone.`,
    },
  },
  phoneChanged: {
    text: `${brandName}: your account has another phone now. Not you? Ask our support.`,
    mail: {
      subject: `${brandName}: your phone was changed`,
      text: `Your ${brandName} account has another phone now, with which you log in. If it was not you, ask our support at once.`,
    },
  },
  dataRequested: {
    text: `${brandName}: your data are being downloaded. Not you? Set a new password.`,
    mail: {
      subject: `${brandName}: your data are being downloaded`,
      text: `Somebody who knows your password has asked for a copy of your ${brandName} data. If it was not you, set a new password by your phone at once: it ends the download.`,
    },
  },
  accountDeleted: {
    text: `${brandName}: your account and your data were deleted. Not you? Ask our support.`,
    mail: {
      subject: `${brandName}: your account was deleted`,
      text: `Your ${brandName} account and your data were deleted, as you asked in your profile. If it was not you, ask our support.`,
    },
  },
  newDevice: {
    text: `${brandName}: a new device logged in. Not you? Set a new password.`,
    mail: {
      subject: `${brandName}: a new device signed in`,
      text: `Somebody signed in to your ${brandName} account with a device or browser that is new to us. If it was not you, set a new password by your phone: it signs every device out.`,
    },
  },
  refundAccount: (digits) =>
    sameText(
      `${brandName}: the account ending in ${digits} is for your refunds now. Not you? Set a new password.`,
    ),
};

const bn: AccountMessages = {
  signUpCode: (fullName, code) => ({
    text: `${banglaBrandName}: ${shortName(fullName)} নামে সাইন আপের কোড ${code}। কাউকে বলবেন না।`,
  }),
  guestCode: (code) => ({
    text: `${banglaBrandName}: আপনার অর্ডারের কোড ${code}। কাউকে বলবেন না।`,
  }),
  orderCode: (orderNumber, code) => ({
    text: `${banglaBrandName}: কোড ${code} দিয়ে অর্ডার ${orderNumber} খুলবে। কাউকে বলবেন না।`,
  }),
  phoneCode: (code) => ({
    text: `${banglaBrandName}: নতুন নম্বরের কোড ${code}। কাউকে বলবেন না।`,
  }),
  resetCode: (code) => ({
    subject: `${banglaBrandName}: নতুন পাসওয়ার্ডের কোড`,
    text: `${banglaBrandName}: নতুন পাসওয়ার্ডের কোড ${code} (১০ মিনিট)। কাউকে বলবেন না।`,
  }),
  hasAccount: { text: `${banglaBrandName}: আপনার অ্যাকাউন্ট আছে। এই নম্বর দিয়ে লগইন করুন।` },
  emailIsTaken: {
    subject: `${banglaBrandName}: আপনার ইমেইল`,
    text: `কেউ এই ইমেইল দিয়ে আরেকটি ${banglaBrandName} অ্যাকাউন্ট খুলেছেন। ইমেইলটি আপনার অ্যাকাউন্টেই আছে, অন্যটি ইমেইল ছাড়া খোলা হয়েছে। আপনি নিজে হলে, আপনার আগের অ্যাকাউন্টে লগইন করুন।`,
  },
  emailLink: (url) => ({
    subject: `${banglaBrandName}: আপনার ইমেইল নিশ্চিত করুন`,
    text: [
      `ইমেইলটি আপনার, লিংকে গিয়ে নিশ্চিত করুন: ${url}`,
      'আমাদের কাছে আপনার অ্যাকাউন্ট না থাকলে কিছু করতে হবে না।',
    ].join('\n\n'),
  }),
  emailChanged: {
    text: `${banglaBrandName}: ইমেইল বদলানো হয়েছে। আপনি না করলে নতুন পাসওয়ার্ড দিন।`,
    mail: {
      subject: `${banglaBrandName}: আপনার ইমেইল বদলানো হয়েছে`,
      text: `আপনার ${banglaBrandName} অ্যাকাউন্টে এই ইমেইল আর ব্যবহার হচ্ছে না। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন।`,
    },
  },
  passwordChanged: {
    text: `${banglaBrandName}: পাসওয়ার্ড বদলানো হয়েছে। আপনি না করলে আবার নতুন দিন।`,
    mail: {
      subject: `${banglaBrandName}: আপনার পাসওয়ার্ড বদলানো হয়েছে`,
      text: `আপনার ${banglaBrandName} অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে আবার নতুন পাসওয়ার্ড দিন।`,
    },
  },
  phoneChanged: {
    text: `${banglaBrandName}: মোবাইল নম্বর বদলানো হয়েছে। আপনি না করলে আমাদের জানান।`,
    mail: {
      subject: `${banglaBrandName}: আপনার মোবাইল নম্বর বদলানো হয়েছে`,
      text: `আপনার ${banglaBrandName} অ্যাকাউন্টে এখন অন্য একটি মোবাইল নম্বর আছে, সেটি দিয়ে লগইন করতে হবে। আপনি না করে থাকলে এখনই সাহায্য ও সহায়তায় জানান।`,
    },
  },
  dataRequested: {
    text: `${banglaBrandName}: আপনার তথ্য ডাউনলোড হচ্ছে। আপনি না হলে নতুন পাসওয়ার্ড দিন।`,
    mail: {
      subject: `${banglaBrandName}: আপনার তথ্য ডাউনলোড হচ্ছে`,
      text: `আপনার পাসওয়ার্ড দিয়ে ${banglaBrandName}-এ রাখা আপনার তথ্যের কপি চাওয়া হয়েছে। আপনি না করে থাকলে, এখনই মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন: তাতে ডাউনলোড বন্ধ হবে।`,
    },
  },
  accountDeleted: {
    text: `${banglaBrandName}: অ্যাকাউন্ট মুছে ফেলা হয়েছে। আপনি না করলে আমাদের জানান।`,
    mail: {
      subject: `${banglaBrandName}: আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে`,
      text: `প্রোফাইল থেকে চাওয়া অনুযায়ী আপনার ${banglaBrandName} অ্যাকাউন্ট ও তথ্য মুছে ফেলা হয়েছে। আপনি না করে থাকলে সাহায্য ও সহায়তায় জানান।`,
    },
  },
  newDevice: {
    text: `${banglaBrandName}: নতুন ডিভাইসে লগইন। আপনি না হলে নতুন পাসওয়ার্ড দিন।`,
    mail: {
      subject: `${banglaBrandName}: নতুন ডিভাইস থেকে লগইন`,
      text: `নতুন একটি ডিভাইস বা ব্রাউজার থেকে আপনার ${banglaBrandName} অ্যাকাউন্টে লগইন করা হয়েছে। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন: তাতে সব ডিভাইস থেকে লগআউট হবে।`,
    },
  },
  refundAccount: (digits) =>
    sameText(
      `${banglaBrandName}: রিফান্ড যাবে …${localDigits(digits, 'bn')} নম্বরে। আপনি না? নতুন পাসওয়ার্ড দিন।`,
    ),
};

const fr: AccountMessages = {
  signUpCode: (fullName, code) => ({
    text: `${brandName}, compte de ${shortName(fullName)} : code ${code}. Ne le donnez pas.`,
  }),
  guestCode: (code) => ({
    text: `${brandName} : code ${code} pour votre commande. Ne le donnez à personne.`,
  }),
  orderCode: (orderNumber, code) => ({
    text: `${brandName} : le code ${code} ouvre votre commande ${orderNumber}. Ne le donnez pas.`,
  }),
  phoneCode: (code) => ({
    text: `${brandName} : code ${code} pour votre nouveau numéro. Ne le donnez à personne.`,
  }),
  resetCode: (code) => ({
    subject: `${brandName} : votre code pour un nouveau mot de passe`,
    text: `${brandName} : code ${code} pour un nouveau mot de passe, valable 10 minutes. Ne le donnez à personne.`,
  }),
  hasAccount: { text: `${brandName} : vous avez déjà un compte. Connectez-vous avec ce numéro.` },
  emailIsTaken: {
    subject: `${brandName} : votre adresse e-mail`,
    text: `Quelqu’un a ouvert un autre compte ${brandName} avec cette adresse e-mail. Elle reste à votre compte, et l’autre a été ouvert sans elle. Si c’était vous, connectez-vous à votre compte.`,
  },
  emailLink: (url) => ({
    subject: `${brandName} : confirmez votre adresse e-mail`,
    text: [
      `Confirmez que cette adresse est la vôtre : ${url}`,
      'Si vous n’avez pas de compte chez nous, ignorez ce message.',
    ].join('\n\n'),
  }),
  emailChanged: {
    text: `${brandName} : votre adresse e-mail a changé. Pas vous ? Choisissez un nouveau mot de passe.`,
    mail: {
      subject: `${brandName} : votre adresse e-mail a été modifiée`,
      text: `Votre compte ${brandName} n’utilise plus cette adresse e-mail. Si ce n’était pas vous, choisissez un nouveau mot de passe avec votre téléphone.`,
    },
  },
  passwordChanged: {
    text: `${brandName} : votre mot de passe a changé. Pas vous ? Choisissez-en un nouveau.`,
    mail: {
      subject: `${brandName} : votre mot de passe a été modifié`,
      text: `Votre compte ${brandName} a un nouveau mot de passe. Si ce n’était pas vous, choisissez-en un autre avec votre téléphone.`,
    },
  },
  phoneChanged: {
    text: `${brandName} : votre compte a un autre numéro. Pas vous ? Contactez l'assistance.`,
    mail: {
      subject: `${brandName} : votre numéro a été modifié`,
      text: `Votre compte ${brandName} a maintenant un autre numéro, avec lequel vous vous connectez. Si ce n’était pas vous, contactez tout de suite notre assistance.`,
    },
  },
  dataRequested: {
    text: `${brandName} : on télécharge vos données. Pas vous ? Changez de mot de passe.`,
    mail: {
      subject: `${brandName} : téléchargement de vos données`,
      text: `Quelqu’un qui connaît votre mot de passe a demandé une copie de vos données ${brandName}. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec votre téléphone : le téléchargement s’arrête.`,
    },
  },
  accountDeleted: {
    text: `${brandName} : votre compte et vos données sont supprimés. Pas vous ? Contactez l'assistance.`,
    mail: {
      subject: `${brandName} : votre compte est supprimé`,
      text: `Votre compte ${brandName} et vos données sont supprimés, comme demandé dans votre profil. Si ce n’était pas vous, contactez notre assistance.`,
    },
  },
  newDevice: {
    text: `${brandName} : connexion d'un nouvel appareil. Pas vous ? Changez de mot de passe.`,
    mail: {
      subject: `${brandName} : connexion d’un nouvel appareil`,
      text: `Quelqu’un s’est connecté à votre compte ${brandName} avec un appareil ou un navigateur nouveau pour nous. Si ce n’était pas vous, choisissez un nouveau mot de passe avec votre téléphone : tous les appareils seront déconnectés.`,
    },
  },
  refundAccount: (digits) =>
    sameText(
      `${brandName} : vos remboursements vont au compte finissant par ${digits}. Pas vous ? Changez de mot de passe.`,
    ),
};

const MESSAGES: Readonly<Record<Locale, AccountMessages>> = { en, bn, fr };

/**
 * Returns the account messages in a language. Each text for a phone fits one SMS: 70 characters in
 * Bangla, 160 in other languages. The only user input is a name. `shortName` reduces the name, so
 * that a stranger cannot send a code, a link or a sentence in our messages.
 */
export const accountMessages = (language: Locale): AccountMessages => MESSAGES[language];

const MAX_CHARACTERS = 16;
/**
 * Characters that are removed from a name. The zero-width joiners stay, because Bangla words change
 * their shape without them.
 */
const NO_LETTERS = /[^\p{L}\p{M}\u200c\u200d]+/gu;

/**
 * Shortens a name to letters and single spaces, at most sixteen characters. The result cannot
 * contain a code, a URL or a sentence, so it is safe in a text message.
 */
export function shortName(fullName: string): string {
  const name = fullName.normalize('NFC').replace(NO_LETTERS, ' ').trim();
  return name === '' ? '?' : shorten(name, MAX_CHARACTERS);
}
