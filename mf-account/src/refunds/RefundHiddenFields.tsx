import { REFUND_FIELDS } from './refundFields';

/** Uuids of an order and of its refund. */
export interface RefundRef {
  order: string;
  refund: string;
}

/** Hidden fields with the refund of a form. Renders nothing if the form has none. */
export function RefundHiddenFields({ asked }: { asked: RefundRef | undefined }) {
  if (!asked) return null;
  return (
    <>
      <input type="hidden" name={REFUND_FIELDS.order} value={asked.order} />
      <input type="hidden" name={REFUND_FIELDS.refund} value={asked.refund} />
    </>
  );
}
