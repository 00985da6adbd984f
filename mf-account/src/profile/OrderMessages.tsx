import { Trans } from '@lingui/react/macro';
import type { OptionalMessage } from '@marketplace/contracts/api/customers';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import type { ReactNode } from 'react';
import { SavePanel } from './SavePanel';

/** Lets the customer choose for which events of an order the shop sends SMS and e-mails. */
export function OrderMessages({ muted }: { muted: readonly OptionalMessage[] }) {
  const kinds: [OptionalMessage, ReactNode][] = [
    ['placed', <Trans key="placed">When an order is placed</Trans>],
    ['paid', <Trans key="paid">When an order is paid</Trans>],
    ['on-its-way', <Trans key="on-its-way">When a parcel is on its way</Trans>],
    ['delivered', <Trans key="delivered">When a parcel was delivered</Trans>],
  ];
  return (
    <SavePanel title={<Trans>Messages about your orders</Trans>} intent="save-messages">
      <p>
        <Trans>
          They come by SMS, and by mail if your e-mail address is confirmed. Messages about a failed
          payment, a cancellation or a refund always come.
        </Trans>
      </p>
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
    </SavePanel>
  );
}
