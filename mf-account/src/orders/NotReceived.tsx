import { Trans, useLingui } from '@lingui/react/macro';
import type { HandOver } from '@marketplace/contracts/api/handOvers';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import { useFetcher } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { FormResult } from '../requests/formActions';
import { PARCEL_FIELDS } from './parcelForm';

interface NotReceivedProps {
  orderUuid: string;
  handOver: HandOver;
}

/**
 * Shows the proof that a parcel was handed over, and reports the parcel as not received. Also works
 * without JavaScript.
 */
export function NotReceived({ orderUuid, handOver }: NotReceivedProps) {
  const { i18n, t } = useLingui();
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data;
  const isSending = fetcher.state !== 'idle';
  const { parcelUuid, handedOverAt, area, code, reportableUntil } = handOver;
  const time = formatDeadline(handedOverAt, i18n);
  const until = formatDeadline(reportableUntil, i18n);
  return (
    <Details>
      <summary>
        <Trans>Not received</Trans>
      </summary>
      <fetcher.Form method="post" action={complaintsPath()}>
        <Stack>
          <p>
            <Trans>
              The courier handed it over in {area}: <time dateTime={handedOverAt}>{time}</time>.
            </Trans>{' '}
            {code !== null && <Trans>The courier was given the code {code}.</Trans>}
          </p>
          <p>
            <Trans>
              If you have not received it, we ask the courier and the shop. You can report it until{' '}
              <time dateTime={reportableUntil}>{until}</time>.
            </Trans>
          </p>
          <input type="hidden" name="intent" value="report-not-received" />
          <input type="hidden" name={PARCEL_FIELDS.order} value={orderUuid} />
          <input type="hidden" name={PARCEL_FIELDS.parcel} value={parcelUuid} />
          <input type="hidden" name="description" value={t`I have not received this parcel.`} />
          {result?.status === 'failed' && !isSending && (
            <Notice tone="bad" isAnnounced>
              {result.message}
            </Notice>
          )}
          <Button type="submit" isLoading={isSending}>
            <Trans>Report it as not received</Trans>
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
