import { createHash } from 'node:crypto';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import type { GatewayMethod } from '../providers/PaymentGateway';

/** Labels of the page's buttons, by the value that each button sends. */
export const SANDBOX_CHOICES = {
  paid: 'Succeed',
  'paid-twice': 'Succeed, and call back twice',
  failed: 'Fail',
  cancelled: 'Cancel',
  pending: 'Leave pending',
} as const;
export type SandboxChoice = keyof typeof SANDBOX_CHOICES;

const NAMES: Record<GatewayMethod, string> = { bkash: 'bKash', nagad: 'Nagad', card: 'card' };

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  strong { font-size: 1.75rem; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: 0.75rem; }
  button { min-height: 44px; padding: 0.5rem 1rem; border: 2px solid; border-radius: 8px; font: inherit; }
  .warning { padding: 0.75rem 1rem; border: 2px dashed; border-radius: 8px; }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Allows no scripts, images or frames. Allows forms only if they are sent to this origin. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface SandboxPayment {
  method: GatewayMethod;
  amountTaka: number;
  orderNumber: number;
  isDecided: boolean;
  /** Storefront path to which the shopper returns. */
  returnPath: string;
}

/** Renders the test payment gateway's page, which works without JavaScript. */
export function sandboxPage(payment: SandboxPayment): string {
  const { method, amountTaka, orderNumber, isDecided, returnPath } = payment;
  const name = NAMES[method];
  const buttons = Object.entries(SANDBOX_CHOICES)
    .map(([value, text]) => `<button name="outcome" value="${value}">${text}</button>`)
    .join('\n        ');
  const choices = `<form method="post">
        ${buttons}
      </form>`;
  const back = `<p>This payment has ended.</p>
      <p><a href="${escapeHtml(returnPath)}">Back to the shop</a></p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Test gateway for ${name}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Test gateway for ${name}</h1>
      <p class="warning">This is a test. No money moves, and nobody asks for a card or a PIN here.</p>
      <p>Order ${orderNumber}<br><strong>${formatTaka(amountTaka, 'en')}</strong></p>
      ${isDecided ? back : choices}
    </main>
  </body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (each) => ENTITIES[each] ?? '');
