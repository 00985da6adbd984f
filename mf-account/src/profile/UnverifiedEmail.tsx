import { Trans } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { profilePath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { FormResult } from '../requests/formActions';

/** Says that the e-mail address is not verified. A button sends the verification link again. */
export function UnverifiedEmail({ email }: { email: string }) {
  const fetcher = useFetcher<FormResult>();
  const isSending = fetcher.state !== 'idle';
  const result = isSending ? undefined : fetcher.data;
  return (
    <Notice tone="warn">
      <fetcher.Form method="post" action={profilePath()}>
        <Stack $gap={2}>
          <p>
            <Trans>
              Confirm {email} by the link in our mail. Until then, codes for a new password go to
              your phone alone.
            </Trans>
          </p>
          <input type="hidden" name="intent" value="send-email-link" />
          <input type="hidden" name="email" value={email} />
          {result?.status === 'failed' && <p role="alert">{result.message}</p>}
          <Button type="submit" isLoading={isSending}>
            <Trans>Send the link again</Trans>
          </Button>
        </Stack>
      </fetcher.Form>
    </Notice>
  );
}
