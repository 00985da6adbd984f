import { ConsentHost } from '../consent/ConsentHost';
import { useHeaderReturn } from '../header/useHeaderReturn';
import { SupportDialogHost } from '../support-chat/SupportDialogHost';
import { NavigationProgress } from './NavigationProgress';
import { QuickViewSlot } from './QuickViewSlot';

/**
 * Mounts the dialogs that any component may request (quick view, support, consent) and the progress
 * of navigations. Also hides the header on scrolling down and shows it on scrolling up. Until this
 * code has loaded, the browser itself usually follows links and shows its own progress.
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
