import { msg } from '@lingui/core/macro';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import type { Notice } from '@marketplace/contracts/pages/formPost';
import { loadMessages } from '../locales/loadMessages';
import type { StockAlertAnswer } from './stockAlertRequests';

const translate = createTranslator(loadMessages);

const MESSAGES = {
  asked: msg`We will send you one message when it is back in stock.`,
  'in-stock': msg`It is back in stock just now. Load the page again to buy it.`,
  invalid: msg`Enter a phone number of Bangladesh or an email address`,
  failed: msg`Something went wrong`,
};

/** Message about the form's answer, for a visitor without JavaScript. */
export async function stockAlertNotice(
  { status, message }: StockAlertAnswer,
  request: Request,
): Promise<Notice> {
  const kind = status === 'asked' || status === 'in-stock' ? 'success' : 'error';
  return { kind, message: message ?? (await translate(MESSAGES[status], request)) };
}
