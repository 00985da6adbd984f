import { buildAnsweredCase, buildComplaintCase, buildOutcome } from '../testing/buildComplaintCase';
import { ComplaintCase } from './ComplaintCase';

export const Waiting = () => <ComplaintCase complaint={buildComplaintCase()} result={undefined} />;

export const Late = () => (
  <ComplaintCase complaint={buildComplaintCase({ isTakeUpLate: true })} result={undefined} />
);

export const Refunded = () => (
  <ComplaintCase
    complaint={buildComplaintCase({
      status: 'resolved',
      outcome: buildOutcome({ reason: 'আমরা টাকা ফেরত দিচ্ছি।' }),
      reopenableUntil: '2024-05-17T17:59:59.999Z',
    })}
    result={undefined}
  />
);

export const RefundNeedsAccount = () => (
  <ComplaintCase
    complaint={buildComplaintCase({
      status: 'resolved',
      outcome: buildOutcome({ needsAccount: true, failedAt: '2024-05-12T09:30:00.000Z' }),
    })}
    result={undefined}
  />
);

export const Answered = () => <ComplaintCase complaint={buildAnsweredCase()} result={undefined} />;

export const Reopened = () => (
  <ComplaintCase
    complaint={buildAnsweredCase({ outcomes: [buildOutcome({ isLate: true })] })}
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
