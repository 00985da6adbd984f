import { createHash } from 'node:crypto';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

const { brandName } = defaultMarketConfig;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.4; }
  button { min-height: 44px; padding: 0.5rem 1rem; border: 2px solid; border-radius: 8px; font: inherit; }
  a { display: inline-block; padding-block: 0.6rem; }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** No scripts at all, no pictures, no frames, and a form that goes nowhere else. */
export const STOP_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
  back: `${brandName}-এ ফিরে যান`,
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

/** The page of a message's link, whole without JavaScript. It holds nothing of who got the message. */
export function stopPage(
  state: 'open' | 'stopped' | 'unknown',
  language: string,
  shopUrl: string,
): string {
  const text = texts[language] ?? en;
  const form = `<form method="post"><button>${text.button}</button></form>`;
  return `<!doctype html>
<html lang="${texts[language] ? language : 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${text.title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${text.title}</h1>
      <p role="status">${text[state]}</p>
      ${state === 'open' ? form : ''}
      <p><a href="${shopUrl}">${text.back}</a></p>
    </main>
  </body>
</html>
`;
}
