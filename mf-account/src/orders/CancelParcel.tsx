import { Trans } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { FormResult } from '../requests/formActions';
import { PARCEL_FIELDS } from './parcelForm';

interface CancelParcelProps {
  orderUuid: string;
  parcelUuid: string;
}

/** Asks for confirmation and cancels one parcel. Also works without JavaScript. */
export function CancelParcel({ orderUuid, parcelUuid }: CancelParcelProps) {
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data;
  const isSending = fetcher.state !== 'idle';
  return (
    <Details>
      <summary>
        <Trans>Cancel this parcel</Trans>
      </summary>
      <fetcher.Form method="post" action={ordersPath()}>
        <Stack>
          <p>
            <Trans>
              It is taken off the total, with its delivery charge. What you paid for it is paid
              back. The rest of the order is sent.
            </Trans>
          </p>
          <input type="hidden" name={PARCEL_FIELDS.order} value={orderUuid} />
          <input type="hidden" name={PARCEL_FIELDS.parcel} value={parcelUuid} />
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
