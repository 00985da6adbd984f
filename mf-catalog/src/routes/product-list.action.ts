import type { ActionFunctionArgs } from '@marketplace/contracts/router';
import { askForStockAlert } from '../stock-alert/stockAlertRequests';

/** `POST` asks to be told when a product is back in stock; then the loaders of the open page run again. */
export async function action({ request }: ActionFunctionArgs) {
  return askForStockAlert(await request.formData(), request);
}
