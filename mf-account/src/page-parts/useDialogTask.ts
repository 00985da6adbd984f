import { useLingui } from '@lingui/react/macro';
import { toast } from '@marketplace/contracts/notices/toast';
import { useCallback, useState } from 'react';

/**
 * State of a dialog whose frame is in the page's code and whose content is an island (decision
 * 032). If the island cannot be loaded, the dialog closes, a toast says so, and the next press
 * retries.
 * @param content the island
 */
export function useDialogTask<Task>(content: { preload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const [task, setTask] = useState<Task>();
  const close = useCallback(() => setTask(undefined), []);
  const fetchContent = useCallback(
    (closeFailed: () => void) =>
      void content.preload().catch(() => {
        closeFailed();
        toast.error(t`This form could not be loaded. Please press the button again.`);
      }),
    [content, t],
  );
  const open = (opened: Task) => {
    setTask(opened);
    fetchContent(close);
  };
  return { task, open, close, fetchContent };
}
