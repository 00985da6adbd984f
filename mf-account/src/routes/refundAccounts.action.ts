import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { actAsGuest } from '../orders/guestAccess';
import { addAccount, chooseAccount, removeAccount } from '../refunds/refundAccountRequests';

/**
 * Handles the page's forms. `intent` says which form was sent.
 * @throws a 400 for an unknown `intent`
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return actAsGuest(request, () => handle(form, request));
}

async function handle(form: FormData, request: Request) {
  switch (form.get('intent')) {
    case 'add-account':
      return addAccount(form, request);
    case 'use-account':
      return chooseAccount(form, request);
    case 'delete-account':
      return removeAccount(form, request);
    default:
      throw new Response(null, { status: 400 });
  }
}
