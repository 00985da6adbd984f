import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { removeAddress, saveAddress } from '../addresses/addressRequests';
import { saveMessages, saveProfile, sendEmailLink } from '../profile/profileRequests';
import { logOutDevices } from '../profile/sessionRequests';

/**
 * Handles the page's forms. `intent` says which form was sent.
 * @throws a 400 for an unknown `intent`
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'save-profile':
      return saveProfile(form);
    case 'save-messages':
      return saveMessages(form);
    case 'send-email-link':
      return sendEmailLink(form);
    case 'save-address':
      return saveAddress(form);
    case 'delete-address':
      return removeAddress(form);
    case 'log-out-devices':
      return logOutDevices(form);
    default:
      throw new Response(null, { status: 400 });
  }
}
