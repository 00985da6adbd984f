import { OfflineBar } from '../offline/OfflineBar';
import { Toaster } from '../toasts/Toaster';

/** What is said over any page; one file, because word of being offline has to come before it is. */
export function Notices() {
  return (
    <>
      <OfflineBar />
      <Toaster />
    </>
  );
}
