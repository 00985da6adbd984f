import { callApi } from '@marketplace/contracts/api/client';
import {
  checkReviewEligibility,
  type IneligibilityReason,
} from '@marketplace/contracts/api/reviews';
import type { I18n } from '@marketplace/contracts/i18n';
import { isLocale } from '@marketplace/contracts/i18n/locale';

/** The server's reason against a review by this customer; `null` if it is allowed. */
export async function fetchRefusal(productUuid: string): Promise<IneligibilityReason | null> {
  const { reason } = await callApi(checkReviewEligibility, { query: { productUuid } });
  return reason;
}

const added = new WeakSet<I18n>();

/** Adds the messages of the form, once; they are no part of the messages that every page carries. */
export async function loadFormMessages(i18n: I18n): Promise<void> {
  const { locale } = i18n;
  if (added.has(i18n) || !isLocale(locale)) return;
  const { messages } = await import(
    /* webpackChunkName: "review-messages-[request]" */ `./locales/${locale}.po`
  );
  // Loaded messages win: a text reads the same on the whole page.
  i18n.load(locale, { ...messages, ...i18n.messages });
  added.add(i18n);
}
