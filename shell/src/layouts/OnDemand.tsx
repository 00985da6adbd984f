import { ConsentHost } from '../consent/ConsentHost';
import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { QuickViewSlot } from './QuickViewSlot';

/** Dialogs that any part of the page may request: quick view, support, and the choice of consent. */
export function OnDemand() {
  return (
    <>
      <QuickViewSlot />
      <SupportDialogHost />
      <ConsentHost />
    </>
  );
}
