import { useLingui } from '@lingui/react/macro';
import { toast } from '@marketplace/contracts/notices';
import { preload } from '@marketplace/contracts/rendering';
import { useCallback, useState } from 'react';

/**
 * State of a dialog whose frame is in the page's code and whose content is a region. If the region's code
 * cannot be loaded, the dialog closes, a toast says so, and the next press retries.
 * @param load of that region
 */
export function useDialogTask<Task>(load: Parameters<typeof preload>[0][number]) {
  const { t } = useLingui();
  const [task, setTask] = useState<Task>();
  const close = useCallback(() => setTask(undefined), []);
  const fetchContent = useCallback(
    (closeFailed: () => void) =>
      void preload([load]).catch(() => {
        closeFailed();
        toast.error(t`This form could not be loaded. Please press the button again.`);
      }),
    [load, t],
  );
  const open = (opened: Task) => {
    setTask(opened);
    fetchContent(close);
  };
  return { task, open, close, fetchContent };
}
