import { ConsentHost } from '../consent/ConsentHost';
import { useHeaderReturn } from '../header/useHeaderReturn';
import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { NavigationProgress } from './NavigationProgress';
import { QuickViewSlot } from './QuickViewSlot';

/**
 * Mounts the dialogs that any component may request (quick view, support, consent) and the progress
 * of navigations, and makes the header return when the visitor scrolls up. Until this code is
 * there, the browser follows links itself and shows its own progress.
 */
export function OnDemand() {
  useHeaderReturn();
  return (
    <>
      <NavigationProgress />
      <QuickViewSlot />
      <SupportDialogHost />
      <ConsentHost />
    </>
  );
}
