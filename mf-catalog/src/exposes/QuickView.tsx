import { QuickView as Modal } from '../quick-view/QuickView';

/** Loads the translated messages of the quick view in one language. */
export { loadMessages } from '../locales/loadMessages';

/**
 * The modal that shows a product without leaving the page (specification sections 2 and 4). Takes
 * no props. Opens on `quick-view:requested { handle }`, or shows the requested product if it is
 * already open. Publishes `quick-view:closed { handle }`. Renders nothing before the first event.
 */
export default function QuickView() {
  return <Modal />;
}
