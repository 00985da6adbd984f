import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { readField } from '@marketplace/contracts/api/typedText';
import { CART_FIELDS, SHOW_CART_FIELD } from '@marketplace/contracts/commerce/cartForm';
import { failureMessage } from '@marketplace/contracts/notices';
import {
  cartCookies,
  type Notice,
  redirectBack,
  redirectOn,
} from '@marketplace/contracts/pages/formPost';
import { cartPath } from '@marketplace/contracts/routes';
import { type Addition, addToCart, saveCartForm } from '../cart/cartRequests';
import { translate } from '../translate';
import { removeProductsOf } from '../wishlist/wishlistRequests';

/** Upper limit for the products that one form adds: that of the lines of a cart. */
const MAX_ADDITIONS = 100;

/**
 * Handles a cart form on the server: adds products or changes the cart. Redirects back to the page
 * with the form, or to the cart if the form asks for it. That page shows the message that scripts
 * would show as a toast (specification section 8).
 */
export async function cartFormAction(request: Request, form: FormData): Promise<Response> {
  const additions = readAdditions(form);
  if (additions.length > 0) return addProducts(request, additions, form.has(SHOW_CART_FIELD));
  const quantity = Number(readField(form, CART_FIELDS.quantity) || 1);
  try {
    return answer(request, await saveCartForm(form, quantity, request));
  } catch (error) {
    return answer(request, undefined, await failureNotice(error, request));
  }
}

const answer = (request: Request, cart?: Cart, notice?: Notice) =>
  redirectBack(request, {
    fallback: cartPath(),
    notice,
    cookies: cart && cartCookies(request, cart),
  });

const failureNotice = async (error: unknown, request: Request): Promise<Notice> => ({
  kind: 'error',
  message: await failureMessage(error, request),
});

/** Reads the products to add. The fields of the first product come first, and so on. */
function readAdditions(form: FormData): Addition[] {
  const all = (name: string) => form.getAll(name).map((value) => String(value).trim());
  const [variants, quantities] = [all(CART_FIELDS.productVariantUuid), all(CART_FIELDS.quantity)];
  return all(CART_FIELDS.productUuid)
    .slice(0, MAX_ADDITIONS)
    .flatMap((productUuid, index) =>
      productUuid === ''
        ? []
        : {
            productUuid,
            productVariantUuid: variants[index] || undefined,
            quantity: Number(quantities[index] || 1),
          },
    );
}

/**
 * Adds products one after another. If the API refuses one, the others are added nevertheless, and
 * the message says why.
 */
async function addProducts(
  request: Request,
  additions: readonly Addition[],
  isCartShown: boolean,
): Promise<Response> {
  const added: string[] = [];
  let cart: Cart | undefined;
  let failure: unknown;
  for (const addition of additions) {
    try {
      // The first reply names the cart if the visitor had none.
      cart = await addToCart(addition, request, cart?.uuid ?? undefined);
      added.push(addition.productUuid);
    } catch (error) {
      failure ??= error;
      if (!isRefusal(error)) break;
    }
  }
  if (!cart) return answer(request, undefined, await failureNotice(failure, request));
  // Only logs a failure to change the wishlist, because the products are in the cart as requested.
  await removeProductsOf(added, request).catch((error: unknown) =>
    console.warn('The wishlist keeps a product that is in the cart:', error),
  );
  const notice = failure
    ? await failureNotice(failure, request)
    : ({ kind: 'success', message: await translate(msg`Item added to cart`, request) } as const);
  if (!isCartShown) return answer(request, cart, notice);
  return redirectOn(request, cartPath(), { notice, cookies: cartCookies(request, cart) });
}

/** True if the API has refused one product, so that it may accept another. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 404, 409].includes(error.status ?? 0);
