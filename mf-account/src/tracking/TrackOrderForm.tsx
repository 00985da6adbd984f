import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from '@marketplace/contracts/router';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { TRACK_FIELDS, type TypedOrder } from './trackSteps';

/** Reason why the page shows no order. */
export interface NotFound {
  status: 'unknown' | 'failed';
  /** Says why the request failed, in the page's language. */
  message?: string;
  /** Values that the form shows again after it was posted without JavaScript. */
  typed?: TypedOrder;
}

interface TrackOrderFormProps {
  /**
   * Order number from the URL. The link in a message and the link on the thank-you page contain it.
   */
  orderNumber: string | undefined;
  isFinding: boolean;
  problem: NotFound | undefined;
}

/** Asks for the number and phone of an order. Also works without JavaScript. */
export function TrackOrderForm({ orderNumber, isFinding, problem }: TrackOrderFormProps) {
  const { t } = useLingui();
  return (
    <Stack>
      {problem && !isFinding && (
        <Notice tone="bad" isAnnounced>
          {problem.status === 'unknown' ? (
            <Trans>No order has this number and this phone. Please check both.</Trans>
          ) : (
            <span>{problem.message}</span>
          )}
        </Notice>
      )}
      <Panel>
        <Form method="post">
          <Stack>
            <TextField
              name={TRACK_FIELDS.orderNumber}
              label={t`Order number`}
              defaultValue={problem?.typed?.orderNumber ?? orderNumber}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              required
            />
            <TextField
              name={TRACK_FIELDS.phone}
              label={t`Phone`}
              defaultValue={problem?.typed?.phone}
              type="tel"
              autoComplete="tel"
              required
            />
            <Button type="submit" variant="primary" isLoading={isFinding}>
              <Trans>Find the order</Trans>
            </Button>
          </Stack>
        </Form>
      </Panel>
    </Stack>
  );
}
