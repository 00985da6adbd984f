import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { sendCaseForm } from '../complaints/caseRequests';
import { removeComplaint, saveComplaint } from '../complaints/complaintRequests';

/**
 * Handles the page's forms. `intent` says which form was sent.
 * @throws a 400 for an unknown `intent`
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'save-complaint':
      return saveComplaint(form, request);
    case 'delete-complaint':
      return removeComplaint(form);
    case 'report-not-received': {
      // Imported on demand, because the pages need the code only after a press.
      const { reportParcel } = await import(
        /* webpackChunkName: "account-parcel-report" */ '../complaints/parcelReportRequests'
      );
      return reportParcel(form, request);
    }
    case 'write-complaint':
      return sendCaseForm(form, request, 'write');
    case 'reopen-complaint':
      return sendCaseForm(form, request, 'reopen');
    default:
      throw new Response(null, { status: 400 });
  }
}
