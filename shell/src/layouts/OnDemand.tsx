import { ConsentHost } from '../consent/ConsentHost';
import { useHeaderReturn } from '../header/useHeaderReturn';
import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { QuickViewSlot } from './QuickViewSlot';

/**
 * Dialogs that any component may request (quick view, support, consent), and the header that
 * returns on scrolling up.
 */
export function OnDemand() {
  useHeaderReturn();
  return (
    <>
      <QuickViewSlot />
      <SupportDialogHost />
      <ConsentHost />
    </>
  );
}
