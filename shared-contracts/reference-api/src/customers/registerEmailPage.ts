import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/Handlers';
import { registerLinkPage, renderLinkPage } from '../http/linkPage';
import { readEmailLink, verifyByLink } from './emailLinks';

const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

const en = {
  title: 'Your e-mail address',
  open: 'Confirm that this address is yours. If you have no account here, close this page.',
  button: 'This is my address',
  verified: 'Your address is confirmed. Codes for a new password can be sent there now.',
  unknown: 'This link is no longer valid. You can have another one sent from your profile.',
  back: `Back to ${brandName}`,
};
const bn: typeof en = {
  title: 'আপনার ইমেইল',
  open: 'ইমেইলটি আপনার কি না নিশ্চিত করুন। এখানে আপনার অ্যাকাউন্ট না থাকলে পাতাটি বন্ধ করে দিন।',
  button: 'এটি আমার ইমেইল',
  verified: 'আপনার ইমেইল নিশ্চিত হয়েছে। এখন থেকে নতুন পাসওয়ার্ডের কোড এখানে পাঠানো যাবে।',
  unknown: 'লিংকটির মেয়াদ শেষ। প্রোফাইল থেকে আবার লিংক চাইতে পারেন।',
  back: `${atName(banglaBrandName, 'bn')} ফিরে যান`,
};
const fr: typeof en = {
  title: 'Votre adresse e-mail',
  open: 'Confirmez que cette adresse est la vôtre. Si vous n’avez pas de compte ici, fermez cette page.',
  button: 'C’est mon adresse',
  verified:
    'Votre adresse est confirmée. Les codes pour un nouveau mot de passe peuvent y être envoyés.',
  unknown: 'Ce lien n’est plus valable. Vous pouvez en demander un autre depuis votre profil.',
  back: `Retour à ${brandName}`,
};
const texts: Record<string, typeof en> = { en, bn, fr };

/**
 * Registers the page `/verify-email?token=`, which verifies an e-mail address. A mail contains the
 * link to it, and the page's only button verifies the address.
 */
export function registerEmailPage(app: FastifyInstance, context: ApiContext): void {
  registerLinkPage(app, '/verify-email', {
    press: (token) => verifyByLink(context, token),
    async show(token, given) {
      const state = await readEmailLink(context, token);
      const language = Object.hasOwn(texts, given) ? given : 'en';
      const { title, button, back, [state]: status } = texts[language] ?? en;
      const html = renderLinkPage({
        language,
        title,
        status,
        button: state === 'open' ? button : undefined,
        back,
        shopUrl: `${context.publicUrls.shop}/`,
      });
      return { status: state === 'unknown' ? 404 : 200, html };
    },
  });
}
