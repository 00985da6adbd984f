import { hashSources, inlineCode, type PolicySources } from '../../src/page/policySources.server';

const STYLE = inlineCode(
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}',
);

export const FAILURE_SOURCES: PolicySources = hashSources([], [STYLE]);

/**
 * Sent when no worker can render: it needs no other file.
 *
 * @param traceId whose beginning leads to the request in the logs
 */
export const failurePage = (traceId: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>We will be right back</title><style>${STYLE.code}</style></head><body><h1>We will be right back</h1><p>The shop cannot show this page at the moment. Your cart is kept. Please <a href="">try again</a> in a few seconds.</p><p lang="bn">এই মুহূর্তে পাতাটি দেখানো যাচ্ছে না। আপনার কার্ট ঠিক আছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।</p><p lang="fr">La boutique ne peut pas afficher cette page pour l’instant. Votre panier est conservé. Réessayez dans quelques secondes.</p><p>Code <span lang="bn">কোড</span>: ${traceId.slice(0, 8)}</p></body></html>`;
