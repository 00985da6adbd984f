import { OfflineBar } from './OfflineBar';
import { Toaster } from './Toaster';

/** Toasts and the offline bar. Their chunk is loaded while the device is still online. */
export function Notices() {
  return (
    <>
      <OfflineBar />
      <Toaster />
    </>
  );
}
