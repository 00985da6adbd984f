import { oneLine } from '@marketplace/contracts/api/typedText';
import { shorten } from '@marketplace/contracts/i18n/graphemes';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';

const { brandName, banglaBrandName = brandName } = defaultMarketConfig;

interface Facts {
  /** Name of the product, and of the variant if there is one. */
  name: string;
  /** URL of the product. */
  url: string;
  /** URL of the page that stops the alerts. */
  stopUrl: string;
}

/** Maximum length of a name in the message, because a long SMS costs more. */
const LONGEST_NAME = 60;

const en = ({ name, url, stopUrl }: Facts) => ({
  subject: `${name} is back in stock`,
  text: `${brandName}: ${name} is back in stock: ${url}\nNo more such messages: ${stopUrl}`,
});
const bn = ({ name, url, stopUrl }: Facts) => ({
  subject: `${name} আবার স্টকে এসেছে`,
  text: `${banglaBrandName}: ${name} আবার স্টকে এসেছে: ${url}\nএমন মেসেজ আর না চাইলে: ${stopUrl}`,
});
const fr = ({ name, url, stopUrl }: Facts) => ({
  subject: `${name} est de nouveau en stock`,
  text: `${brandName} : ${name} est de nouveau en stock : ${url}\nNe plus recevoir ces messages : ${stopUrl}`,
});
const messages: Record<string, typeof en> = { en, bn, fr };

/** Builds the message of a stock alert, in the language in which it was requested. */
export function stockAlertMessage(language: string, facts: Facts) {
  const write = messages[language] ?? en;
  return write({ ...facts, name: shortened(facts.name) });
}

/**
 * Limits the length of a name and removes its line breaks, because a line break in a mail's subject
 * would start another header.
 */
const shortened = (name: string) => shorten(oneLine(name).replace(/\s+/g, ' '), LONGEST_NAME);
