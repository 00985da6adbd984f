import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { renderLinkPage } from '../http/linkPage';

const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

interface Texts {
  title: string;
  open: string;
  button: string;
  stopped: string;
  unknown: string;
  back: string;
}

const en: Texts = {
  title: 'Messages about products that are back in stock',
  open: 'One press, and nothing that is waiting is sent to you any more.',
  button: 'Stop all such messages',
  stopped: 'You get no more such messages. For 90 days nobody can ask for any to be sent to you.',
  unknown: 'This link is no longer valid. Nothing is waiting by it.',
  back: `Back to ${brandName}`,
};
const bn: Texts = {
  title: 'পণ্য আবার স্টকে আসার মেসেজ',
  open: 'একবার চাপ দিলেই অপেক্ষায় থাকা কোনো মেসেজ আর আপনাকে পাঠানো হবে না।',
  button: 'এমন সব মেসেজ বন্ধ করুন',
  stopped: 'আপনি আর এমন মেসেজ পাবেন না। ৯০ দিন কেউ আপনার জন্য এমন মেসেজ চাইতেও পারবেন না।',
  unknown: 'লিংকটির মেয়াদ শেষ। এতে কোনো মেসেজ অপেক্ষায় নেই।',
  back: `${atName(banglaBrandName, 'bn')} ফিরে যান`,
};
const fr: Texts = {
  title: 'Messages sur les produits de nouveau en stock',
  open: 'Un seul appui, et plus rien de ce qui est en attente ne vous est envoyé.',
  button: 'Arrêter tous ces messages',
  stopped:
    'Vous ne recevrez plus ces messages. Pendant 90 jours, personne ne peut en demander pour vous.',
  unknown: 'Ce lien n’est plus valable. Rien n’est en attente par lui.',
  back: `Retour à ${brandName}`,
};
const texts: Record<string, Texts> = { en, bn, fr };

/** The page on which a recipient stops stock alerts. */
export function stopPage(
  state: 'open' | 'stopped' | 'unknown',
  language: string,
  shopUrl: string,
): string {
  const text = texts[language] ?? en;
  return renderLinkPage({
    language: texts[language] ? language : 'en',
    title: text.title,
    status: text[state],
    button: state === 'open' ? text.button : undefined,
    back: text.back,
    shopUrl,
  });
}
