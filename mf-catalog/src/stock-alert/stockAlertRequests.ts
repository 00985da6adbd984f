import { ApiError } from '@marketplace/contracts/api/client';
import { isMobilePhone, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { Product } from '@marketplace/contracts/api/products';
import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { readField } from '@marketplace/contracts/api/typedText';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { localeOfPage } from '@marketplace/contracts/i18n/locale';
import { failureMessage } from '@marketplace/contracts/notices';
import { callApi } from '../../contracts';

/** Result of sending the form. `in-stock`: the product can be bought after all. */
export type StockAlertAnswer =
  | { status: 'asked' | 'in-stock' | 'invalid' }
  | { status: 'failed'; message: string };

/**
 * True if the API has stock alerts, and the product or one of its variants is sold out. The browser
 * calls the API while the product is still loading, because on a slow network a phone would
 * otherwise wait for one call after the other.
 * @param request the page's request, if a loader calls this
 */
export async function isAlertOffered(
  loading: Promise<Product>,
  request?: Request,
): Promise<boolean> {
  const asked =
    typeof window === 'undefined' ? undefined : isCallSupported(requestStockAlert, request);
  const product = await loading;
  const offers = product.hasVariants ? product.variant.productVariants : [product];
  const hasSoldOut = offers.some((offer) => !isPurchasable(offer, 1));
  return hasSoldOut && (asked ?? isCallSupported(requestStockAlert, request));
}

/** Sends the form of `StockAlert` to the API. */
export async function askForStockAlert(
  form: FormData,
  request: Request,
): Promise<StockAlertAnswer> {
  const typed = readField(form, 'emailOrPhone');
  if (!isContact(withPhonePrefix(typed))) return { status: 'invalid' };
  const body = {
    productUuid: readField(form, 'productUuid'),
    productVariantUuid: readField(form, 'productVariantUuid') || null,
    emailOrPhone: typed,
    language: localeOfPage(request),
  };
  try {
    await callApi(requestStockAlert, { body, request });
    return { status: 'asked' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { status: 'in-stock' };
    return { status: 'failed', message: await failureMessage(error, request) };
  }
}

/** A quick check of the format. The API checks more, and gives the reason for a refusal. */
const isContact = (contact: string) =>
  contact.includes('@') ? /^\S+@\S+\.\S+$/.test(contact) : isMobilePhone(contact);
