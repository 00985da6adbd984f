import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { askForStockAlert } from '../stock-alert/stockAlertRequests';

/** `POST` asks to be told when the product is back in stock; then the page's loader runs again. */
export async function action({ request }: ActionFunctionArgs) {
  return askForStockAlert(await request.formData(), request);
}
