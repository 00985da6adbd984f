import { isFormPost, redirectBack } from '@marketplace/contracts/pages/formPost';
import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { stockAlertNotice } from '../stock-alert/stockAlertNotice';
import { askForStockAlert } from '../stock-alert/stockAlertRequests';

/**
 * `POST` requests a stock alert. Afterwards the loaders of the open page run again. Without
 * JavaScript, the reply redirects back to the page that contains the form.
 */
export async function action({ request }: ActionFunctionArgs) {
  const answer = await askForStockAlert(await request.formData(), request);
  if (!isFormPost()) return answer;
  const notice = await stockAlertNotice(answer, request);
  return redirectBack(request, { fallback: productListPath(), notice });
}
