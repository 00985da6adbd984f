import { ConsentHost } from '../consent/ConsentHost';
import { useHeaderReturn } from '../header/useHeaderReturn';
import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { QuickViewSlot } from './QuickViewSlot';

/**
 * Mounts the dialogs that any component may request (quick view, support, consent), and makes the
 * header return when the visitor scrolls up.
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
