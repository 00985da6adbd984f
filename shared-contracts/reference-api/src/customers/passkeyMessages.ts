import type { Locale } from '@marketplace/contracts/i18n/locale';
import { banglaBrandName, brandName, type Notice } from './accountMessages';

interface PasskeyMessages {
  passkeyAdded: Notice;
  passkeyDeleted: Notice;
}

const MESSAGES: Readonly<Record<Locale, PasskeyMessages>> = {
  en: {
    passkeyAdded: {
      text: `${brandName}: a passkey was added to your account. Not you? Set a new password.`,
      mail: {
        subject: `${brandName}: a passkey was added`,
        text: `A new passkey can log in to your ${brandName} account. If it was not you, set a new password by your phone: it deletes all passkeys and signs every device out.`,
      },
    },
    passkeyDeleted: {
      text: `${brandName}: a passkey of your account was deleted. Not you? Set a new password.`,
      mail: {
        subject: `${brandName}: a passkey was deleted`,
        text: `A passkey of your ${brandName} account was deleted and no longer logs in. If it was not you, set a new password by your phone: it signs every device out.`,
      },
    },
  },
  bn: {
    passkeyAdded: {
      text: `${banglaBrandName}: পাসকী যোগ হয়েছে। আপনি না করলে নতুন পাসওয়ার্ড দিন।`,
      mail: {
        subject: `${banglaBrandName}: নতুন পাসকী যোগ হয়েছে`,
        text: `আপনার ${banglaBrandName} অ্যাকাউন্টে নতুন একটি পাসকী দিয়ে লগইন করা যাবে। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন: তাতে সব পাসকী মুছে যাবে এবং সব ডিভাইস থেকে লগআউট হবে।`,
      },
    },
    passkeyDeleted: {
      text: `${banglaBrandName}: পাসকী মুছে গেছে। আপনি না করলে নতুন পাসওয়ার্ড দিন।`,
      mail: {
        subject: `${banglaBrandName}: একটি পাসকী মুছে ফেলা হয়েছে`,
        text: `আপনার ${banglaBrandName} অ্যাকাউন্টের একটি পাসকী মুছে ফেলা হয়েছে, সেটি দিয়ে আর লগইন করা যাবে না। আপনি না করে থাকলে, মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড দিন: তাতে সব ডিভাইস থেকে লগআউট হবে।`,
      },
    },
  },
  fr: {
    passkeyAdded: {
      text: `${brandName} : une clé d'accès est ajoutée à votre compte. Pas vous ? Changez de mot de passe.`,
      mail: {
        subject: `${brandName} : une clé d’accès est ajoutée`,
        text: `Une nouvelle clé d’accès permet de se connecter à votre compte ${brandName}. Si ce n’était pas vous, choisissez un nouveau mot de passe avec votre téléphone : toutes les clés d’accès seront supprimées et tous les appareils déconnectés.`,
      },
    },
    passkeyDeleted: {
      text: `${brandName} : une clé d'accès de votre compte est supprimée. Pas vous ? Changez de mot de passe.`,
      mail: {
        subject: `${brandName} : une clé d’accès est supprimée`,
        text: `Une clé d’accès de votre compte ${brandName} est supprimée et ne permet plus de se connecter. Si ce n’était pas vous, choisissez un nouveau mot de passe avec votre téléphone : tous les appareils seront déconnectés.`,
      },
    },
  },
};

/** Returns the messages about passkeys in a language. Each text for a phone fits one SMS. */
export const passkeyMessages = (language: Locale): PasskeyMessages => MESSAGES[language];
