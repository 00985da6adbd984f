import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { useFetcher } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';
import type { FormResult } from '../requests/formActions';
import { PARCEL_FIELDS } from './parcelForm';

interface FoldedParcelFormProps {
  /** Label of the folded form; a press on the label unfolds the form. */
  summary: ReactNode;
  /** Path of the page whose action receives the form. */
  action: string;
  orderUuid: string;
  /** `undefined` for all parcels of the order. */
  parcelUuid?: string;
  submit: ReactNode;
  children: (problems: FieldProblems) => ReactNode;
}

/** A folded form about an order or one of its parcels. Also works without JavaScript. */
export function FoldedParcelForm(props: FoldedParcelFormProps) {
  const { summary, action, orderUuid, parcelUuid, submit, children } = props;
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data;
  const isSending = fetcher.state !== 'idle';
  return (
    <Details>
      <summary>{summary}</summary>
      <fetcher.Form method="post" action={action}>
        <Stack>
          <input type="hidden" name={PARCEL_FIELDS.order} value={orderUuid} />
          {parcelUuid ? (
            <input type="hidden" name={PARCEL_FIELDS.parcel} value={parcelUuid} />
          ) : (
            <input type="hidden" name={PARCEL_FIELDS.whole} value="1" />
          )}
          {children(result?.status === 'invalid' ? result.problems : {})}
          {result?.status === 'failed' && !isSending && (
            <Notice tone="bad" isAnnounced>
              {result.message}
            </Notice>
          )}
          <Button type="submit" isLoading={isSending}>
            {submit}
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
