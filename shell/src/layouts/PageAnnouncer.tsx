import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { usePageChange } from './usePageChange';

/** Tells of page changes to those who do not see them. */
export function PageAnnouncer() {
  const announcement = usePageChange();
  return (
    <VisuallyHidden as="p" role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}
