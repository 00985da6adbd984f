import {
  checkReviewEligibility,
  type IneligibilityReason,
} from '@marketplace/contracts/api/reviews';
import type { I18n } from '@marketplace/contracts/i18n';
import { isLocale } from '@marketplace/contracts/i18n/locale';
import { callApi } from '../../../contracts';

/** @returns why the API refuses a review by this customer; `null` if it accepts a review */
export async function fetchRefusal(productUuid: string): Promise<IneligibilityReason | null> {
  const { reason } = await callApi(checkReviewEligibility, { query: { productUuid } });
  return reason;
}

const added = new WeakSet<I18n>();

/**
 * Loads the form's messages if they are not loaded yet. The messages that all pages share do not
 * include them.
 */
export async function loadFormMessages(i18n: I18n): Promise<void> {
  const { locale } = i18n;
  if (added.has(i18n) || !isLocale(locale)) return;
  const { messages } = await import(
    /* webpackChunkName: "review-messages-[request]" */ `./locales/${locale}.po`
  );
  // If page and form have a message with the same key, the message of the page is used, so that a
  // text is the same on the whole page.
  i18n.load(locale, { ...messages, ...i18n.messages });
  added.add(i18n);
}
