import { BANGLA_FACE, banglaFaceCss } from '@marketplace/contracts/design/fonts/banglaFace.server';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../src/page/escapeHtml';
import { hashSources, inlineCode, type PolicySources } from '../../src/page/policySources.server';
import { codeOfTrace } from '../monitoring/traceOfRequest';

const STYLE = inlineCode(
  `${banglaFaceCss(BANGLA_FACE.path)}body{font:1.125rem/1.5 ${BANGLA_FACE.stack};max-width:32rem;margin:20vh auto;padding:0 1rem}`,
);

export const FAILURE_SOURCES: PolicySources = hashSources([], [STYLE]);

/**
 * Serves the Bangla font of these pages. The gateway reads the file itself, because these pages are
 * sent when neither workers nor releases can be relied on.
 */
export function serveBanglaFace(gateway: FastifyInstance): void {
  gateway.get(BANGLA_FACE.path, async (_request, reply) =>
    reply.headers(BANGLA_FACE.headers).send(await BANGLA_FACE.read()),
  );
}

/**
 * Writes a page that needs no other file. Only a device without a Bangla font loads that of
 * `BANGLA_FACE`.
 */
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE.code}</style></head><body><h1>${title}</h1>${body}</body></html>`;

/**
 * Returns the page that is sent when no worker can render.
 * @param traceId its first digits are shown as a code, by which the request is found in the logs
 */
export const failurePage = (traceId: string) =>
  page(
    'We will be right back',
    `<p>The shop cannot show this page at the moment. Your cart is kept. Please <a href="">try again</a> in a few seconds.</p><p lang="bn">এই মুহূর্তে পাতাটি দেখানো যাচ্ছে না। আপনার কার্ট ঠিক আছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।</p><p lang="fr">La boutique ne peut pas afficher cette page pour l’instant. Votre panier est conservé. Réessayez dans quelques secondes.</p><p>Code <span lang="bn">কোড</span>: ${codeOfTrace(traceId)}</p>`,
  );

/** Returns the page that is sent if a form was sent to a page that accepts no forms. */
export const refusedFormPage = () =>
  page(
    'This form could not be sent',
    `<p>Nothing was changed. It needs JavaScript, which may not have arrived yet. Please go back, where what you typed still stands, and try again.</p><p lang="bn">কিছুই বদলায়নি। ফর্মটির জন্য জাভাস্ক্রিপ্ট দরকার, যা হয়তো এখনো আসেনি। আগের পাতায় ফিরে যান, যা লিখেছেন তা সেখানেই আছে, তারপর আবার চেষ্টা করুন।</p><p lang="fr">Rien n’a été modifié. Ce formulaire a besoin de JavaScript, qui n’est peut-être pas encore arrivé. Revenez en arrière, où ce que vous avez saisi est conservé, et réessayez.</p>`,
  );

/** Returns the page that is sent if the browser does not state that a form comes from the shop. */
export const foreignFormPage = () =>
  page(
    'This form could not be sent',
    `<p>Nothing was changed. The shop takes forms only from its own pages, and this browser did not say which page sent it. Please <a href="/">open the shop</a> and send the form from there. If this page appears again, another browser will help.</p><p lang="bn">কিছুই বদলায়নি। দোকান শুধু নিজের পাতা থেকে পাঠানো ফর্ম নেয়, আর ফর্মটি কোন পাতা থেকে এসেছে তা এই ব্রাউজার জানায়নি। <a href="/">দোকানটি খুলে</a> সেখান থেকে ফর্মটি পাঠান। আবার এই পাতা এলে অন্য ব্রাউজার দিয়ে চেষ্টা করুন।</p><p lang="fr">Rien n’a été modifié. La boutique n’accepte que les formulaires de ses propres pages, et ce navigateur n’a pas indiqué de quelle page vient celui-ci. Veuillez <a href="/">ouvrir la boutique</a> et envoyer le formulaire depuis celle-ci. Si cette page réapparaît, essayez un autre navigateur.</p>`,
  );

/**
 * Returns the page that is sent if a request of a tester is refused. It is in English only, as the
 * panel.
 * @param message may quote what the tester has typed
 * @param canRetry true if the same request may succeed later
 */
export const testSessionPage = (message: string, canRetry: boolean) =>
  page(
    'Test session',
    `<p>${escapeHtml(message)}</p>${canRetry ? '<p><a href="">Try again</a></p>' : ''}<p><a href="/qa/panel">Open the panel</a></p>`,
  );
