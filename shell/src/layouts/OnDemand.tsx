import { SupportGate } from '../support-chat/SupportGate';
import { QuickViewSlot } from './QuickViewSlot';

/** What any part of the page may ask for: the quick view of a product, help. */
export function OnDemand() {
  return (
    <>
      <QuickViewSlot />
      <SupportGate />
    </>
  );
}
