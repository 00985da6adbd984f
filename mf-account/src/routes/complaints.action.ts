import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { removeComplaint, saveComplaint } from '../complaints/complaintRequests';

/**
 * Handles the page's forms. `intent` says which form was sent.
 * @throws a 400 for an unknown `intent`
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'save-complaint':
      return saveComplaint(form);
    case 'delete-complaint':
      return removeComplaint(form);
    default:
      throw new Response(null, { status: 400 });
  }
}
