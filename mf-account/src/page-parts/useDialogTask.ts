import { useLingui } from '@lingui/react/macro';
import { toast } from '@marketplace/contracts/notices/toast';
import { useCallback, useState } from 'react';

/**
 * Task of a dialog whose frame is code of the page, while it is open. Its content is an island (decision
 * 032): where that cannot be had, the dialog closes and a toast says so, and the next press tries again.
 *
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
