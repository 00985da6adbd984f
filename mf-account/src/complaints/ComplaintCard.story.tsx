import { useState } from 'react';
import { RetryRegion } from '../page-parts/RetryRegion';
import { buildComplaint } from '../testing/buildComplaint';
import { ComplaintCard } from './ComplaintCard';

const ANSWER = { status: 'resolved', answer: 'আমরা টাকা ফেরত দিয়েছি।' } as const;

const buttons = (onPress: (button: string) => void) => ({
  onEdit: () => onPress('edit'),
  onDelete: () => onPress('delete'),
});

/** Shows which button was pressed, for tests that mount the story. */
export function Open({ description = 'It was soft.\nAnd warm.' }) {
  const [pressed, setPressed] = useState('nothing');
  const complaint = buildComplaint({ description, imageUrls: [] });
  return (
    <>
      <ComplaintCard complaint={complaint} {...buttons(setPressed)} />
      <output aria-label="Pressed">{pressed}</output>
    </>
  );
}

export const Answered = () => (
  <ComplaintCard
    complaint={buildComplaint({ ...ANSWER, imageUrls: [] })}
    {...buttons(() => undefined)}
  />
);

export const LongText = () => <Open description={'The fish was not fresh at all. '.repeat(40)} />;

export const Failed = () => (
  <RetryRegion data={undefined} fallback={null} failure="Your complaints could not be loaded">
    {() => null}
  </RetryRegion>
);
