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
};

/** The message that shows the result of the form to a visitor without JavaScript. */
export async function stockAlertNotice(
  answer: StockAlertAnswer,
  request: Request,
): Promise<Notice> {
  if (answer.status === 'failed') return { kind: 'error', message: answer.message };
  const kind = answer.status === 'invalid' ? 'error' : 'success';
  return { kind, message: await translate(MESSAGES[answer.status], request) };
}
