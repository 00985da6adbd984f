import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { sendCaseForm } from '../complaints/caseRequests';
import { removeComplaint, saveComplaint } from '../complaints/complaintFormRequests';
import { reportParcel } from '../complaints/parcelReportRequests';
import { actAsGuest } from '../orders/guestAccess';

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
    case 'save-complaint':
      return saveComplaint(form, request);
    case 'delete-complaint':
      return removeComplaint(form, request);
    case 'report-not-received':
      return reportParcel(form, request);
    case 'write-complaint':
      return sendCaseForm(form, request, 'write');
    case 'reopen-complaint':
      return sendCaseForm(form, request, 'reopen');
    default:
      throw new Response(null, { status: 400 });
  }
}
