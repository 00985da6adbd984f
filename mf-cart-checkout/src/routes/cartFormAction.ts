import { msg } from '@lingui/core/macro';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { readField } from '@marketplace/contracts/api/typedText';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { failureMessage } from '@marketplace/contracts/notices';
import { cartCookies, type Notice, redirectBack } from '@marketplace/contracts/pages/formPost';
import { cartPath } from '@marketplace/contracts/routes';
import { addToCart, saveCartForm } from '../cart/cartRequests';
import { translate } from '../translate';
import { removeProductOf } from '../wishlist/wishlistRequests';

/**
 * Handles a cart form on the server: adds a product or changes the cart. Redirects back to the page
 * with the form. That page shows the message that scripts would show as a toast (specification
 * section 8).
 */
export async function cartFormAction(request: Request, form: FormData): Promise<Response> {
  const answer = (cart?: Cart, notice?: Notice) =>
    redirectBack(request, {
      fallback: cartPath(),
      notice,
      cookies: cart && cartCookies(request, cart),
    });
  const productUuid = readField(form, CART_FIELDS.productUuid);
  const quantity = Number(readField(form, CART_FIELDS.quantity) || 1);
  try {
    if (productUuid === '') return answer(await saveCartForm(form, quantity, request));
    const productVariantUuid = readField(form, CART_FIELDS.productVariantUuid) || undefined;
    const cart = await addToCart({ productUuid, productVariantUuid, quantity }, request);
    // Only logs a failure to change the wishlist, because the product is in the cart as requested.
    await removeProductOf(productUuid, request).catch((error: unknown) =>
      console.warn('The wishlist keeps a product that is in the cart:', error),
    );
    const message = await translate(msg`Item added to cart`, request);
    return answer(cart, { kind: 'success', message });
  } catch (error) {
    return answer(undefined, { kind: 'error', message: await failureMessage(error, request) });
  }
}
