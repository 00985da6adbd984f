import { Trans } from '@lingui/react/macro';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { useFieldProblems } from '@marketplace/contracts/forms/useFieldProblems';
import { useFetcher } from '@marketplace/contracts/router';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { FormEvent, ReactNode } from 'react';
import type { FormResult } from '../form-result/formResult';
import { FailureNotice } from './FailureNotice';

interface FormDialogProps {
  title: ReactNode;
  /** Path of the route whose action takes the form. */
  action: string;
  /** Sent along, as which of the action's works it is and what it is about. */
  hidden: Readonly<Record<string, string>>;
  /** The words on the button. */
  submit: ReactNode;
  /** The words on the button that does nothing; Cancel where left out. */
  dismiss?: ReactNode;
  size?: 'small' | 'large';
  /** Why the form cannot be sent yet. */
  waitsFor?: ReactNode;
  onClose: () => void;
  children: (problems: FieldProblems) => ReactNode;
}

/**
 * A form in a dialog, sent to an action. It is gone once that is saved and the page's lists are
 * loaded anew; after any other answer what was typed is still there.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, action, hidden, submit, dismiss, size, waitsFor, onClose, children } = props;
  const fetcher = useFetcher<FormResult>();
  const isSending = fetcher.state !== 'idle';
  const result = fetcher.data;
  const { formRef, problems, markMended } = useFieldProblems(
    result?.status === 'invalid' ? result.problems : undefined,
  );
  if (!isSending && result?.status === 'saved') return null;

  const handleSubmit = (event: FormEvent) => {
    if (isSending || waitsFor) event.preventDefault();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} size={size}>
      <fetcher.Form
        ref={formRef}
        method="post"
        action={action}
        noValidate
        onChange={markMended}
        onSubmit={handleSubmit}
      >
        <Stack>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children(problems)}
          {result?.status === 'failed' && !isSending && <FailureNotice failure={result} />}
          {waitsFor && <p role="status">{waitsFor}</p>}
          <Cluster $justify="end">
            <Button onClick={onClose}>{dismiss ?? <Trans>Cancel</Trans>}</Button>
            <Button
              type="submit"
              variant="primary"
              isLoading={isSending}
              isDisabled={waitsFor !== undefined}
            >
              {submit}
            </Button>
          </Cluster>
        </Stack>
      </fetcher.Form>
    </Dialog>
  );
}
