import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { removeAddress, saveAddress } from '../addresses/addressRequests';
import {
  saveMessages,
  savePreferences,
  saveProfile,
  sendEmailLink,
} from '../profile/profileRequests';
import { logOutDevices } from '../profile/sessionRequests';

/**
 * Handles the page's forms. `intent` says which form was sent. Forms in dialogs are never sent
 * without JavaScript.
 * @throws a 400 for an unknown `intent`
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get('intent');
  switch (intent) {
    case 'save-profile':
      return saveProfile(form);
    case 'save-messages':
      return saveMessages(form, request);
    case 'save-preferences':
      return savePreferences(form, request);
    case 'send-email-link':
      return sendEmailLink(form, request);
    case 'save-address':
      return saveAddress(form);
    case 'delete-address':
      return removeAddress(form);
    case 'log-out-devices':
      return logOutDevices(form);
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
