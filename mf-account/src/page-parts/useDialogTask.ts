import { useLingui } from '@lingui/react/macro';
import { toast } from '@marketplace/contracts/notices';
import { preload } from '@marketplace/contracts/rendering';
import { useCallback, useState } from 'react';

/**
 * State of a dialog whose content is a lazily loaded region. If the region's code cannot be loaded,
 * the dialog closes with a toast, and the next press retries.
 * @param load loads the region's code
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
