import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderStatus as Status } from '@marketplace/contracts/api/orders';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import styled, { css } from '@marketplace/contracts/styled';

/** What a shopper reads for the status of an order or of one of its parcels. */
export const STATUS_TEXTS: Readonly<Record<Status, MessageDescriptor>> = {
  placed: msg`Placed`,
  confirmed: msg`Confirmed`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
};

/** How far an order or parcel has come, as a badge. */
export function OrderStatus({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge $status={status}>{i18n._(STATUS_TEXTS[status])}</Badge>;
}

const tones = {
  placed: css`
    color: var(--color-info);
    background: var(--color-info-soft);
  `,
  confirmed: css`
    color: var(--color-info);
    background: var(--color-info-soft);
  `,
  shipped: css`
    color: var(--color-warn);
    background: var(--color-warn-soft);
  `,
  delivered: css`
    color: var(--color-good);
    background: var(--color-good-soft);
  `,
  cancelled: css`
    color: var(--color-bad);
    background: var(--color-bad-soft);
  `,
};

const Badge = styled.span<{ $status: Status }>`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  white-space: nowrap;
  ${({ $status }) => tones[$status]}
`;
