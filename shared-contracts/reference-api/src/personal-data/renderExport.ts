import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { inDhaka } from '@marketplace/contracts/time/dhakaTime';
import { CODE_NAMES, CODED_VALUES, KIND_NAMES, VALUE_NAMES } from './exportNames';
import type { ExportedKind } from './readExport';

const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

const TEXTS: Readonly<Record<Locale, Record<'title' | 'about' | 'none' | 'yes' | 'no', string>>> = {
  en: {
    title: `Your data at ${brandName}`,
    about: 'All that we have stored about you. The other files contain the same for programs.',
    none: 'Nothing',
    yes: 'yes',
    no: 'no',
  },
  bn: {
    title: `${banglaBrandName}-এ আপনার তথ্য`,
    about: 'আপনার সম্পর্কে আমাদের কাছে রাখা সব তথ্য। অন্য ফাইলগুলোতে একই তথ্য প্রোগ্রামের জন্য দেওয়া আছে।',
    none: 'কিছু নেই',
    yes: 'হ্যাঁ',
    no: 'না',
  },
  fr: {
    title: `Vos données chez ${brandName}`,
    about:
      'Tout ce que nous avons enregistré sur vous. Les autres fichiers contiennent la même chose pour les programmes.',
    none: 'Rien',
    yes: 'oui',
    no: 'non',
  },
};

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 sans-serif; }
  main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
  dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 0.25rem 1rem; padding-block: 0.75rem; border-top: 1px solid; }
  dt, dd { margin: 0; overflow-wrap: anywhere; }
  dd { white-space: pre-line; }
`;

/** Forbids scripts and requests, in case a text is not escaped. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Amounts in taka among the exported values. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'deliveryCharge',
  'discount',
  'price',
  'received',
  'subtotal',
  'total',
  'unitPrice',
]);

/** Renders an export as a page that a browser opens from a file, without a network. */
export function renderExport(kinds: readonly ExportedKind[], language: Locale): string {
  const { title, about, none } = TEXTS[language];
  const sections = kinds.map(
    ({ kind, rows }) => `<section>
<h2>${escapeHtml(KIND_NAMES[kind]?.[language] ?? kind)}</h2>
${rows.length === 0 ? `<p>${none}</p>` : rows.map((row) => renderRow(row, language)).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${about}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const renderRow = (row: ExportedKind['rows'][number], language: Locale) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => {
      const label = VALUE_NAMES[name]?.[language] ?? name;
      return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(textOf(name, value, language))}</dd>`;
    })
    .join('')}</dl>`;

function textOf(name: string, value: unknown, language: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return TEXTS[language][value ? 'yes' : 'no'];
  if (value instanceof Date) return momentText(value, language);
  if (typeof value === 'number' && AMOUNTS.has(name)) return formatTaka(value, language);
  if (Array.isArray(value)) return value.map((each) => textOf(name, each, language)).join(', ');
  if (typeof value === 'object')
    return textOf(name, Object.values(value).filter(Boolean), language);
  if (typeof value === 'number') return localDigits(String(value), language);
  const text = String(value);
  return (CODED_VALUES.has(name) && CODE_NAMES[text]?.[language]) || text;
}

/** Date and time in Dhaka, e.g. `2026-01-15 15:00`. */
const momentText = (moment: Date, language: Locale) =>
  localDigits(inDhaka(moment.toISOString()).toISOString().slice(0, 16).replace('T', ' '), language);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
