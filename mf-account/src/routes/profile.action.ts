import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { removeAddress, saveAddress } from '../addresses/addressRequests';
import {
  saveMessages,
  savePreferences,
  saveProfile,
  sendEmailLink,
} from '../profile/profileRequests';
import { logOutDevices } from '../profile/sessionRequests';
import { loadPostedAddress } from './profile.loader';

/**
 * Handles the page's forms. `intent` says which form was sent.
 * @throws a 400 for an unknown `intent`
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get('intent');
  switch (intent) {
    case 'save-profile':
      return saveProfile(form, request);
    case 'save-messages':
      return saveMessages(form, request);
    case 'save-preferences':
      return savePreferences(form, request);
    case 'send-email-link':
      return sendEmailLink(form, request);
    case 'save-address':
      if (!isFormPost()) return saveAddress(form, request);
      return (await loadPostedAddress()).savePostedAddress(form, request);
    case 'delete-address':
      return removeAddress(form, request);
    case 'log-out-devices':
      return logOutDevices(form, request);
    case 'add-passkey':
    case 'delete-passkey': {
      const { handlePasskeyForm } = await import(
        /* webpackChunkName: "account-passkey-requests" */ '../profile/passkeyRequests'
      );
      return handlePasskeyForm(intent, form);
    }
    case 'begin-phone-change':
    case 'confirm-phone-change':
    case 'change-password':
    case 'download-data':
    case 'delete-account': {
      // Imported on demand, because only the server handles these forms.
      const { handleAccountForm } = await import(
        /* webpackChunkName: "account-form-requests" */ '../profile/accountRequests'
      );
      return handleAccountForm(intent, form, request);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
