import type {
  InformationText,
  SETTING_NAMES,
} from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
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
 * for the page. A postal address in another language than the text is marked as that.
 */
export function prepareText(
  text: InformationText,
  market: MarketConfig,
  language: Locale,
): PreparedText {
  const settings: Record<(typeof SETTING_NAMES)[number], string> = {
    marketName: market.brandName,
    supportEmail: market.supportEmail,
    supportPhone: market.supportPhone,
    companyAddress: market.companyAddress ?? '',
    sellerUrl: market.sellerSiteUrl,
  };
  // A host's text may have any name in braces, also one that every object has.
  const values = new Map(Object.entries(settings));
  const addressLanguage = otherLanguageOf(settings.companyAddress, language);
  const plain = (words: string) => words.replace(NAME, (found, name) => values.get(name) ?? found);
  const html = (words: string) =>
    sanitizeHtml(
      words.replace(NAME, (found, name, offset: number) => {
        const value = escapeHtml(values.get(name) ?? found);
        const isInTag = words.lastIndexOf('<', offset) > words.lastIndexOf('>', offset);
        return name === 'companyAddress' && addressLanguage && !isInTag
          ? `<span lang="${addressLanguage}">${value}</span>`
          : value;
      }),
    );
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
