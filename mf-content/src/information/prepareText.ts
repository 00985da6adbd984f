import type {
  InformationText,
  SETTING_NAMES,
} from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { type Sanitized, sanitizeHtml } from '@marketplace/contracts/ui/sanitizeHtml';

/** A text with the market's settings inserted and its HTML sanitised. */
export interface PreparedText extends Pick<InformationText, 'title' | 'description' | 'updatedAt'> {
  intro: Sanitized;
  sections: { id: string; title: string; body: Sanitized }[];
}

const NAME = /\{(\w+)\}/g;

/**
 * Replaces names of settings in braces, such as `{marketName}`, by the market's values. Labels the
 * cells of tables, and sanitises the text. A postal address in another language than the text gets
 * a `lang` attribute.
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
  // A Map, because an object has inherited properties like `constructor`, and a text from the API
  // may contain `{constructor}`.
  const values = new Map(Object.entries(settings));
  const addressLanguage = otherLanguageOf(settings.companyAddress, language);
  const plain = (words: string) => words.replace(NAME, (found, name) => values.get(name) ?? found);
  const html = (source: string) => {
    const words = labelCells(source);
    return sanitizeHtml(
      words.replace(NAME, (found, name, offset: number) => {
        const value = escapeHtml(values.get(name) ?? found);
        const isInTag = words.lastIndexOf('<', offset) > words.lastIndexOf('>', offset);
        return name === 'companyAddress' && addressLanguage && !isInTag
          ? `<span lang="${addressLanguage}">${value}</span>`
          : value;
      }),
    );
  };
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

/**
 * Repeats the head of each column in the cells below it, because phones show rows as cards and hide
 * the heads. Leaves out the first column, which is the title of a card. A table or head without an
 * end tag ends where the text ends, so that the function takes linear time.
 */
function labelCells(html: string): string {
  return html.replace(/<table[\s\S]*?(?:<\/table>|$)/g, (table) => {
    const heads = [...table.matchAll(/<th\b[^>]*>([\s\S]*?)(?:<\/th>|$)/g)].map(([, head]) => head);
    let column = 0;
    return table.replace(/<(tr|td)\b[^>]*>/g, (tag, name) => {
      if (name === 'tr') column = -1;
      else column += 1;
      const head = column > 0 ? heads[column] : undefined;
      return head ? `${tag}<small>${head}</small> ` : tag;
    });
  });
}

const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
