import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { isFormPost, redirectOn } from '@marketplace/contracts/pages/formPost';
import { orderPath } from '@marketplace/contracts/routes';
import { formResult } from '../requests/formActions';
import { isRefused } from '../requests/refusals';
import { translate } from '../requests/translate';

interface ParcelForm {
  orderUuid: string;
  send: () => Promise<unknown>;
  done: MessageDescriptor;
  /** Names of the form's fields by their names in the contract. */
  fieldOf?: Readonly<Record<string, string>>;
}

/**
 * Sends the form of a parcel, and tells the success. Without JavaScript, redirects to the page of the
 * order.
 * @throws ApiError for a 401
 */
export async function sendParcelForm(
  request: Request,
  { orderUuid, send, done, fieldOf }: ParcelForm,
) {
  const back = (kind: 'success' | 'error', message: string) =>
    redirectOn(request, orderPath(orderUuid), { notice: { kind, message } });
  try {
    await send();
  } catch (error) {
    if (!isFormPost() || isRefused(error)) return formResult.failed(error, fieldOf);
    return back('error', await failureMessage(error, request));
  }
  const message = await translate(done, request);
  if (isFormPost()) return back('success', message);
  toast.success(message);
  return formResult.saved();
}
