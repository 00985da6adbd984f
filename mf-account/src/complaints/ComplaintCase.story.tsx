import type { ComplaintCase as Case } from '@marketplace/contracts/api/complaintCases';
import { addsInBrowser } from '@marketplace/contracts/stories/story';
import { buildAnsweredCase, buildComplaintCase, buildOutcome } from '../testing/buildComplaintCase';
import { ComplaintCase } from './ComplaintCase';
import type { CaseFormResult } from './caseRequests';

/**
 * Shows a complaint without its pictures, which no server of stories has. The field for pictures of a
 * message appears after hydration.
 */
function Shown({ complaint, result }: { complaint: Case; result?: CaseFormResult }) {
  const messages = complaint.messages.map((message) => ({ ...message, imageUrls: [] }));
  return <ComplaintCase complaint={{ ...complaint, imageUrls: [], messages }} result={result} />;
}

export const Waiting = addsInBrowser(() => <Shown complaint={buildComplaintCase()} />);

export const Late = addsInBrowser(() => (
  <Shown complaint={buildComplaintCase({ isTakeUpLate: true })} />
));

export const Refunded = addsInBrowser(() => (
  <Shown
    complaint={buildComplaintCase({
      status: 'resolved',
      outcome: buildOutcome({ reason: 'আমরা টাকা ফেরত দিচ্ছি।' }),
      reopenableUntil: '2024-05-17T17:59:59.999Z',
    })}
  />
));

export const RefundNeedsAccount = addsInBrowser(() => (
  <Shown
    complaint={buildComplaintCase({
      status: 'resolved',
      outcome: buildOutcome({ needsAccount: true, failedAt: '2024-05-12T09:30:00.000Z' }),
    })}
  />
));

export const Answered = addsInBrowser(() => <Shown complaint={buildAnsweredCase()} />);

export const Reopened = addsInBrowser(() => (
  <Shown complaint={buildAnsweredCase({ outcomes: [buildOutcome({ isLate: true })] })} />
));

export const RefusedMessage = addsInBrowser(() => (
  <Shown
    complaint={buildComplaintCase()}
    result={{
      status: 'failed',
      message: 'This complaint is settled',
      typed: 'It is still warm. '.repeat(30),
    }}
  />
));
