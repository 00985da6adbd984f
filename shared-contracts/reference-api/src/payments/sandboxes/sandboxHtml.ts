import { BEHAVIOURS, type SandboxPayment } from './SandboxBook';

/** Renders a sandbox's payment page, with one button per behaviour. */
export function payPage(name: string, { amount, invoice }: SandboxPayment): string {
  const buttons = Object.entries(BEHAVIOURS)
    .map(([value, text]) => `<button name="behaviour" value="${value}">${text}</button>`)
    .join('\n');
  return page(
    `${name} sandbox`,
    `<p>This is a test. No money moves.</p><p>${invoice}: <strong>BDT ${amount}</strong></p>
<form method="post">${buttons}</form>`,
  );
}

interface Way {
  url: string;
  form: URLSearchParams;
}

/**
 * Renders a page whose form sends the browser back to the shop, as card providers do.
 * @param way the form's URL and fields; without it, the page has no form
 */
export function formPage(text: string, way?: Way): string {
  if (!way) return page('Sandbox', `<p>${text}</p>`);
  const fields = [...way.form]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('\n');
  return page(
    'Sandbox',
    `<form method="post" action="${way.url}">${fields}<button>${text}</button></form>`,
  );
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { max-width: 26rem; margin: 1rem auto; font: 16px/1.5 system-ui } form { display: grid; gap: 0.75rem }
button { min-height: 44px; font: inherit }</style></head>
<body><h1>${title}</h1>${body}</body></html>`;
