import { type OptionalMessage, optionalMessage } from '@marketplace/contracts/api/customers';
import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../http/Handlers';
import { registerLinkPage, renderLinkPage } from '../http/linkPage';
import { chooseByLink, findMessageLink, MESSAGES_PAGE } from './messageLinks';

const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

interface Texts {
  title: string;
  open: string;
  kinds: Record<OptionalMessage, string>;
  button: string;
  saved: string;
  unknown: string;
  back: string;
}

const en: Texts = {
  title: 'Messages about your orders',
  open: 'Take away the tick of each message that you do not want, and save. Messages about a failed payment, a cancellation or a refund always come.',
  kinds: {
    placed: 'When an order is placed',
    paid: 'When an order is paid',
    'on-its-way': 'When a parcel is on its way',
    delivered: 'When a parcel was delivered',
  },
  button: 'Save',
  saved: 'Your choice is saved. Messages without a tick do not come any more.',
  unknown: 'This link is no longer valid. Nothing was changed.',
  back: `Back to ${brandName}`,
};
const bn: Texts = {
  title: 'অর্ডারের খবর',
  open: 'যে খবর চান না তার টিক তুলে দিয়ে সেভ করুন। পেমেন্ট না হওয়া, বাতিল ও রিফান্ডের খবর সব সময় পাঠানো হয়।',
  kinds: {
    placed: 'অর্ডার নেওয়া হলে',
    paid: 'পেমেন্ট হলে',
    'on-its-way': 'পার্সেল পাঠানো হলে',
    delivered: 'পার্সেল ডেলিভারি হলে',
  },
  button: 'সেভ করুন',
  saved: 'আপনার পছন্দ সেভ হয়েছে। টিক না থাকলে সেই খবর আর পাঠানো হবে না।',
  unknown: 'লিংকটির মেয়াদ শেষ। কিছুই বদলায়নি।',
  back: `${atName(banglaBrandName, 'bn')} ফিরে যান`,
};
const fr: Texts = {
  title: 'Messages sur vos commandes',
  open: 'Décochez chaque message que vous ne voulez pas, puis enregistrez. Les messages sur un paiement refusé, une annulation ou un remboursement arrivent toujours.',
  kinds: {
    placed: 'Quand une commande est enregistrée',
    paid: 'Quand une commande est payée',
    'on-its-way': 'Quand un colis est en route',
    delivered: 'Quand un colis est livré',
  },
  button: 'Enregistrer',
  saved: 'Votre choix est enregistré. Les messages décochés n’arrivent plus.',
  unknown: 'Ce lien n’est plus valable. Rien n’a été modifié.',
  back: `Retour à ${brandName}`,
};
const texts: Record<string, Texts> = { en, bn, fr };

/**
 * Registers the page `/order-messages?token=`, on which guests and customers decline kinds of
 * messages without signing in. If the link is from a mail, the kind of the mail is already
 * unchecked, so that pressing the button declines it.
 */
export function registerMessagesPage(app: FastifyInstance, context: ApiContext): void {
  registerLinkPage(app, MESSAGES_PAGE, {
    press: (token, chosen) => chooseByLink(context, token, chosen),
    async show(token, given, isPressed) {
      const link = await findMessageLink(context, token);
      const wanted = link?.language ?? given;
      const language = Object.hasOwn(texts, wanted) ? wanted : 'en';
      const { title, back, button, kinds, open, saved, unknown } = texts[language] ?? en;
      const page = { language, title, back, shopUrl: `${context.publicUrls.shop}/` };
      if (!link) return { status: 404, html: renderLinkPage({ ...page, status: unknown }) };
      const isChosen = (kind: OptionalMessage) =>
        !link.declined.includes(kind) && (isPressed || kind !== link.kind);
      const boxes = optionalMessage.options.map((kind) => ({
        value: kind,
        label: kinds[kind],
        isChosen: isChosen(kind),
      }));
      const status = isPressed ? saved : open;
      return { status: 200, html: renderLinkPage({ ...page, status, button, boxes }) };
    },
  });
}
