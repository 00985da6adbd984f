import { useState } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorPanel } from './ErrorPanel';
import { Notice } from './Notice';
import { Pagination } from './Pagination';
import { QuantityStepper } from './QuantityStepper';
import { Skeleton } from './Skeleton';
import { TextField } from './TextField';

const LONG = 'Nothing that anybody has ever sold here fits all of what you have asked for. ';

export const Empty = () => (
  <EmptyState title="No orders yet" text="What you buy shows up here.">
    <Button variant="primary">Find something good</Button>
  </EmptyState>
);

export const LongText = () => (
  <EmptyState title={LONG.repeat(2)} text={LONG.repeat(8)}>
    <Button>{LONG}</Button>
  </EmptyState>
);

export const InBangla = () => (
  <div lang="bn">
    <EmptyState title="এখনো কোনো অর্ডার নেই" text="আপনি যা কিনবেন তা এখানে দেখা যাবে।">
      <Button variant="primary">কিছু একটা খুঁজুন</Button>
    </EmptyState>
  </div>
);

export const Failed = () => <ErrorPanel title="It could not be loaded" onRetry={() => undefined} />;

export const Retrying = () => (
  <ErrorPanel title="It could not be loaded" onRetry={() => undefined} isRetrying />
);

export const Loading = () => <Skeleton lines={4} />;

export const Notices = () => (
  <>
    {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
      <Notice key={tone} tone={tone}>
        {LONG}
      </Notice>
    ))}
  </>
);

export const FieldWithError = () => (
  <TextField label="Phone" name="phone" defaultValue="12345" error="Write it like 01712345678" />
);

export const Pages = () => (
  <Pagination pageNumber={7} totalPages={40} pathFor={(page) => `?pageNumber=${page}`} />
);

/** A stepper that keeps its own quantity, for tests that mount it. */
export function Stepper({ itemName = 'Rui fish' }) {
  const [quantity, setQuantity] = useState(2);
  return <QuantityStepper quantity={quantity} onChange={setQuantity} itemName={itemName} />;
}
