import { buildComplaintCase, buildOutcome } from '../testing/buildComplaintCase';
import { ComplaintCase } from './ComplaintCase';

export const Waiting = () => <ComplaintCase complaint={buildComplaintCase()} result={undefined} />;

export const Late = () => (
  <ComplaintCase complaint={buildComplaintCase({ isTakeUpLate: true })} result={undefined} />
);

export const Refunded = () => (
  <ComplaintCase
    complaint={buildComplaintCase({
      status: 'resolved',
      answer: 'আমরা টাকা ফেরত দিচ্ছি।',
      outcome: buildOutcome(),
      reopenableUntil: '2024-05-17T09:30:00.000Z',
    })}
    result={undefined}
  />
);

export const RefusedMessage = () => (
  <ComplaintCase
    complaint={buildComplaintCase()}
    result={{
      status: 'failed',
      message: 'This complaint is settled',
      typed: 'It is still warm. '.repeat(30),
    }}
  />
);
