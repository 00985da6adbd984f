import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { QuickViewSlot } from './QuickViewSlot';

/** Dialogs that any part of the page may request: quick view and support. */
export function OnDemand() {
  return (
    <>
      <QuickViewSlot />
      <SupportDialogHost />
    </>
  );
}
