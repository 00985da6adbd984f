import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintCase } from '@marketplace/contracts/api/complaintCases';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Answer, Facts, Words } from './ComplaintCard.styles';
import { Outcome } from './ComplaintClocks';

/** Shows the earlier decisions about a reopened complaint, the oldest first. */
export function EarlierDecisions({ complaint }: { complaint: ComplaintCase }) {
  const { i18n, t } = useLingui();
  return earlierOf(complaint).map((outcome) => (
    <Answer key={outcome.decidedAt} as="section" aria-label={t`Earlier decision`}>
      <Facts>
        <strong>
          <Trans>Earlier decision</Trans>
        </strong>
        <time dateTime={outcome.decidedAt}>{formatDate(outcome.decidedAt, i18n)}</time>
      </Facts>
      <Outcome outcome={outcome} orderUuid={complaint.orderUuid} />
      <Words dir="auto" lang={otherLanguageOf(outcome.reason, i18n.locale)}>
        {outcome.reason}
      </Words>
    </Answer>
  ));
}

/** Returns all outcomes except the current outcome. */
const earlierOf = ({ outcome, outcomes }: ComplaintCase) =>
  outcome ? outcomes.slice(0, -1) : outcomes;

/**
 * Returns the answer of a complaint, or `null` if a message or an earlier decision already shows
 * it. Answers from earlier releases of the API are neither.
 */
export function ownAnswerOf(complaint: ComplaintCase): string | null {
  const { answer, outcome, messages } = complaint;
  if (outcome) return answer;
  const isShown =
    messages.some(({ author, text }) => author !== 'customer' && text === answer) ||
    earlierOf(complaint).some(({ reason }) => reason === answer);
  return isShown ? null : answer;
}
