import { Trans } from '@lingui/react/macro';
import type { OptionalMessage } from '@marketplace/contracts/api/customers';
import { useFetcher } from '@marketplace/contracts/router';
import { profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useId } from 'react';
import type { FormResult } from '../requests/formActions';

/** Lets the customer choose for which events of an order the shop sends SMS and e-mails. */
export function OrderMessages({ muted }: { muted: readonly OptionalMessage[] }) {
  const id = useId();
  const fetcher = useFetcher<FormResult>();
  const isSending = fetcher.state !== 'idle';
  const result = isSending ? undefined : fetcher.data;
  const kinds: [OptionalMessage, ReactNode][] = [
    ['placed', <Trans key="placed">When an order is placed</Trans>],
    ['paid', <Trans key="paid">When an order is paid</Trans>],
    ['on-its-way', <Trans key="on-its-way">When a parcel is on its way</Trans>],
    ['delivered', <Trans key="delivered">When a parcel was delivered</Trans>],
  ];
  return (
    <Panel aria-labelledby={id}>
      <fetcher.Form method="post" action={profilePath()}>
        <Stack>
          <Title id={id}>
            <Trans>Messages about your orders</Trans>
          </Title>
          <p>
            <Trans>
              They come by SMS, and by mail if your e-mail address is confirmed. Messages about a
              failed payment, a cancellation or a refund always come.
            </Trans>
          </p>
          <input type="hidden" name="intent" value="save-messages" />
          <div>
            {kinds.map(([kind, label]) => (
              <Checkbox
                key={kind}
                name="wanted"
                value={kind}
                label={label}
                defaultChecked={!muted.includes(kind)}
              />
            ))}
          </div>
          {result?.status === 'failed' && <p role="alert">{result.message}</p>}
          <SaveRow>
            <Button type="submit" isLoading={isSending}>
              <Trans>Save</Trans>
            </Button>
          </SaveRow>
        </Stack>
      </fetcher.Form>
    </Panel>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;

const SaveRow = styled.div`
  display: flex;
`;
