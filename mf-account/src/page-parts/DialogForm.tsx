import { Trans } from '@lingui/react/macro';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { useFieldProblems } from '@marketplace/contracts/forms/useFieldProblems';
import { useFetcher } from '@marketplace/contracts/router';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type FormEvent, type ReactNode, useLayoutEffect } from 'react';
import type { FormResult } from '../requests/formActions';
import { DRAFT_FIELD } from '../requests/formDraft';
import { usePlainPaths, usePostedForm } from './plainForm';

interface DialogFormProps {
  /** Path of the route whose action receives the form. */
  action: string;
  /**
   * Hidden fields, for example the action's `intent` and the uuid of the entry that the action
   * changes.
   */
  hidden: Readonly<Record<string, string>>;
  submit: ReactNode;
  /** Label of the button that closes the dialog; "Cancel" by default. */
  dismiss?: ReactNode;
  blockedReason?: ReactNode;
  /**
   * Key of the form's draft in this tab. The draft is deleted when the form is saved or cancelled,
   * and kept when the dialog is closed in another way.
   */
  draftKey?: string;
  /** Called after each change, so that the parent can store the draft. */
  onFill?: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** @param typed what a browser without scripts has sent, by the names of the fields */
  children: (problems: FieldProblems, typed: Readonly<Record<string, string>>) => ReactNode;
}

/**
 * A form in a dialog, submitted to a route's action. After the action has saved the form, the
 * loaders run again and then the dialog closes. After any other result the fields keep their
 * values. In a `PlainDialog` the form is sent to the page itself.
 */
export function DialogForm(props: DialogFormProps) {
  const { action, hidden, submit, dismiss, blockedReason, draftKey, onFill, onClose, children } =
    props;
  const plain = usePlainPaths();
  const fetcher = useFetcher<FormResult>();
  const posted = usePostedForm(hidden.intent);
  const isPlain = typeof window === 'undefined';
  const result = isPlain ? posted : fetcher.data;
  // After a refusal, the fetcher is briefly 'loading', too. This does not count as sending, so that
  // the customer can send the form again immediately.
  const isReloading = fetcher.state === 'loading' && result?.status === 'saved';
  const isSending = fetcher.state === 'submitting' || isReloading;
  const { formRef, problems, markCorrected } = useFieldProblems(
    result?.status === 'invalid' ? result.problems : undefined,
  );
  const isSaved = !isSending && result?.status === 'saved';
  // A layout effect closes the dialog before the browser paints it without its form.
  useLayoutEffect(() => {
    if (!isSaved) return;
    // Deletes the draft again, because an upload that finished after the action may have stored it.
    if (draftKey) tabStorage.write(draftKey, undefined);
    onClose();
  }, [isSaved, draftKey, onClose]);
  if (isSaved) return null;

  const handleSubmit = (event: FormEvent) => {
    if (isSending || blockedReason) event.preventDefault();
  };
  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    markCorrected(event);
    const form = event.currentTarget;
    // Ignores changes while the page reloads, because the form may already be saved and its draft
    // deleted.
    if (fetcher.state === 'loading') return;
    // Reads the form only after React has rendered it, because a change of the division clears the
    // district.
    queueMicrotask(() => onFill?.(form));
  };
  const handleDismiss = () => {
    if (draftKey) tabStorage.write(draftKey, undefined);
    onClose();
  };
  return (
    <fetcher.Form
      ref={formRef}
      method="post"
      action={isPlain ? plain.action : action}
      noValidate
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      <Stack>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {draftKey && <input type="hidden" name={DRAFT_FIELD} value={draftKey} />}
        {children(problems, posted?.typed ?? {})}
        {result?.status === 'failed' && !isSending && (
          <Notice tone="bad" isAnnounced>
            {result.message}
          </Notice>
        )}
        {blockedReason && <p role="status">{blockedReason}</p>}
        <DialogFoot>
          {isPlain ? (
            <ButtonLink to={plain.page}>{dismiss ?? <Trans>Cancel</Trans>}</ButtonLink>
          ) : (
            <Button onClick={handleDismiss}>{dismiss ?? <Trans>Cancel</Trans>}</Button>
          )}
          <Button
            type="submit"
            variant="primary"
            isLoading={isSending}
            isDisabled={blockedReason !== undefined}
          >
            {submit}
          </Button>
        </DialogFoot>
      </Stack>
    </fetcher.Form>
  );
}
