import { OfflineBar } from './OfflineBar';
import { Toaster } from './Toaster';

/** Toasts and offline bar, in one chunk that is loaded while the device is still online. */
export function Notices() {
  return (
    <>
      <OfflineBar />
      <Toaster />
    </>
  );
}
