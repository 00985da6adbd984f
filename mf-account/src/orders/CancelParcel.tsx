import { Trans, useLingui } from '@lingui/react/macro';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { useFetcher } from '@marketplace/contracts/router';
import { ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import type { FormResult } from '../requests/formActions';
import { PARCEL_FIELDS } from './parcelForm';

interface CancelParcelProps {
  orderUuid: string;
  parcelUuid: string;
  /** True if the order loses its discount. */
  endsDiscount: boolean | undefined;
  /** True for a guest, to whom the list of orders is closed. */
  isGuest: boolean;
}

/** Asks for confirmation and cancels one parcel. Also works without JavaScript. */
export function CancelParcel(props: CancelParcelProps) {
  const { orderUuid, parcelUuid, endsDiscount, isGuest } = props;
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data;
  const isSending = fetcher.state !== 'idle';
  return (
    <Details>
      <summary>
        <Trans>Cancel this parcel</Trans>
      </summary>
      <fetcher.Form method="post" action={isGuest ? trackOrderPath() : ordersPath()}>
        <Stack>
          <p>
            <Trans>
              It is taken off the total, with its delivery charge. What you paid for it is paid
              back. The rest of the order is sent.
            </Trans>
          </p>
          {endsDiscount && (
            <p>
              <Trans>
                The rest is then below the minimum of your promo code, so its discount no longer
                counts and is taken off what is paid back.
              </Trans>
            </p>
          )}
          <input type="hidden" name={PARCEL_FIELDS.order} value={orderUuid} />
          <input type="hidden" name={PARCEL_FIELDS.parcel} value={parcelUuid} />
          <TextField
            name={PARCEL_FIELDS.reason}
            label={t`Why?`}
            hint={t`The shops read it`}
            maxLength={200}
            isOptional
            error={problemText(
              PARCEL_FIELDS.reason,
              result?.status === 'invalid' ? result.problems.reason : undefined,
            )}
          />
          {result?.status === 'failed' && !isSending && (
            <Notice tone="bad" isAnnounced>
              {result.message}
            </Notice>
          )}
          <Button type="submit" isLoading={isSending}>
            <Trans>Cancel the parcel</Trans>
          </Button>
        </Stack>
      </fetcher.Form>
    </Details>
  );
}

const Details = styled.details`
  > summary {
    padding-block: var(--space-3);
  }

  @media print {
    display: none;
  }
`;
