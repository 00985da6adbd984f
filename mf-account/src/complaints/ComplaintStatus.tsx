import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComplaintStatus as Status } from '@marketplace/contracts/api/complaints';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { Badge } from '@marketplace/contracts/ui/Badge';

const TEXTS: Readonly<Record<Status, MessageDescriptor>> = {
  open: msg`Sent`,
  'in-review': msg`Being looked into`,
  resolved: msg`Settled`,
  rejected: msg`Not accepted`,
};

const TONES = {
  open: 'neutral',
  'in-review': 'warn',
  resolved: 'good',
  rejected: 'bad',
} as const;

/** Status of a complaint in words. */
export function ComplaintStatus({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge $tone={TONES[status]}>{i18n._(TEXTS[status])}</Badge>;
}
