import { msg } from '@lingui/core/macro';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { cartCookies, type Notice, redirectBack } from '@marketplace/contracts/pages/formPost';
import { cartPath } from '@marketplace/contracts/routes';
import { addToCart, isAlreadyRemoved, saveCartItem } from '../cart/cartRequests';
import { failureMessage, translate } from '../toast';
import { removeProductOf } from '../wishlist/wishlistRequests';

/**
 * Answers a form of `CART_FIELDS` on the server: adds a product, or sets the quantity of a line, and leads
 * back to the page that held the form, with what the toast would say (specification section 8).
 */
export async function answerCartForm(request: Request, form: FormData): Promise<Response> {
  const answer = (cart?: Cart, notice?: Notice) =>
    redirectBack(request, {
      fallback: cartPath(),
      notice,
      cookies: cart && cartCookies(request, cart),
    });
  const productUuid = textOf(form, CART_FIELDS.productUuid);
  const quantity = Number(textOf(form, CART_FIELDS.quantity) || 1);
  try {
    if (productUuid === '') {
      const line = textOf(form, CART_FIELDS.cartItemUuid);
      return answer(await saveCartItem(line, quantity, request));
    }
    const productVariantUuid = textOf(form, CART_FIELDS.productVariantUuid) || undefined;
    const cart = await addToCart({ productUuid, productVariantUuid, quantity }, request);
    // It is in the cart, which is what was asked for.
    await removeProductOf(productUuid, request).catch((error: unknown) =>
      console.warn('The wishlist keeps a product that is in the cart:', error),
    );
    const message = await translate(msg`Item added to cart`, request);
    return answer(cart, { kind: 'success', message });
  } catch (error) {
    if (productUuid === '' && isAlreadyRemoved(quantity, error)) return answer();
    return answer(undefined, { kind: 'error', message: await failureMessage(error, request) });
  }
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
