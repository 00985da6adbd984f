import { QuickView as Modal } from '../quick-view/QuickView';

/** The messages of the quick view in one language. */
export { loadMessages } from '../locales/loadMessages';

/**
 * The modal that shows one product without leaving the page (specification sections 2 and 4). Takes
 * no props: it opens on `quick-view:requested { handle }`, also for another product while it is
 * open, and publishes `quick-view:closed { handle }`. Renders nothing until asked.
 */
export default function QuickView() {
  return <Modal />;
}
