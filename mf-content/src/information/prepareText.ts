import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { type Sanitized, sanitizeHtml } from '@marketplace/contracts/ui/sanitizeHtml';

/** A text with the market's settings, ready for the page. */
export interface PreparedText extends Pick<InformationText, 'title' | 'description' | 'updatedAt'> {
  intro: Sanitized;
  sections: { id: string; title: string; body: Sanitized }[];
}

const NAME = /\{(\w+)\}/g;

/**
 * Writes the market's settings where a text has their names in braces, `{marketName}`, and sanitises it
 * for the page.
 */
export function prepareText(text: InformationText, market: MarketConfig): PreparedText {
  const settings: Record<string, string | undefined> = {
    marketName: market.brandName,
    supportEmail: market.supportEmail,
    supportPhone: market.supportPhone,
    companyAddress: market.companyAddress,
    sellerUrl: market.sellerSiteUrl,
  };
  const plain = (words: string) => words.replace(NAME, (found, name) => settings[name] ?? found);
  const html = (words: string) =>
    sanitizeHtml(words.replace(NAME, (found, name) => escapeHtml(settings[name] ?? found)));
  return {
    title: plain(text.title),
    description: plain(text.description),
    updatedAt: text.updatedAt,
    intro: html(text.intro),
    sections: text.sections.map(({ id, title, body }) => ({
      id,
      title: plain(title),
      body: html(body),
    })),
  };
}

const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
