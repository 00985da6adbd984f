import { ConsentHost } from '../consent/ConsentHost';
import { useHeaderReturn } from '../header/useHeaderReturn';
import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { QuickViewSlot } from './QuickViewSlot';

/**
 * Dialogs that any part of the page may request: quick view, support, and the choice of consent; and the
 * header that comes back.
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
