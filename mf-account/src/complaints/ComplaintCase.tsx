import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ComplaintCase as Case,
  ComplaintMessage,
} from '@marketplace/contracts/api/complaintCases';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Link } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { ComplaintCard } from './ComplaintCard';
import { Answer, Facts, Words } from './ComplaintCard.styles';
import { ComplaintPictures } from './ComplaintPictures';
import type { CaseFormResult } from './caseRequests';
import { EarlierDecisions, ownAnswerOf } from './EarlierDecisions';
import { MessageForm } from './MessageForm';

interface ComplaintCaseProps {
  complaint: Case;
  /** Result of the form that was last sent. */
  result: CaseFormResult | undefined;
}

/** Shows a complaint with its messages, and the form for the next message. */
export function ComplaintCase({ complaint, result }: ComplaintCaseProps) {
  const { i18n, t } = useLingui();
  const { messages, status, reopenableUntil } = complaint;
  const isSettled = status === 'resolved' || status === 'rejected';
  const intent = isSettled ? 'reopen' : 'write';
  const until = reopenableUntil && formatDate(reopenableUntil, i18n);
  return (
    <Stack>
      <VisuallyHidden as="h2">
        <Trans>What you complained about</Trans>
      </VisuallyHidden>
      <Facts>
        <Link to={complaintsPath()}>
          <Trans>All your complaints</Trans>
        </Link>
      </Facts>
      <ComplaintCard complaint={{ ...complaint, answer: ownAnswerOf(complaint) }} />
      <EarlierDecisions complaint={complaint} />
      {messages.length > 0 && (
        <Messages aria-label={t`Messages`}>
          {messages.map((message) => (
            <Message key={message.uuid} message={message} />
          ))}
        </Messages>
      )}
      {reopenableUntil && (
        <p>
          <Trans>
            You can reopen this complaint once, until{' '}
            <time dateTime={reopenableUntil}>{until}</time>.
          </Trans>
        </p>
      )}
      {isSettled && !reopenableUntil ? (
        <RefusedMessage result={result} />
      ) : (
        // A new key empties the form after its message was sent.
        <MessageForm
          key={`${intent} ${messages.length}`}
          complaint={complaint}
          intent={intent}
          result={result}
        />
      )}
    </Stack>
  );
}

/** Shows a message that was refused because the complaint was settled meanwhile. */
function RefusedMessage({ result }: Pick<ComplaintCaseProps, 'result'>) {
  if (result?.status !== 'failed') return null;
  return (
    <>
      <Notice tone="bad" isAnnounced>
        {result.message}
      </Notice>
      {result.typed && (
        <Own>
          <Facts>
            <Trans>This message was not sent:</Trans>
          </Facts>
          <Words dir="auto">{result.typed}</Words>
        </Own>
      )}
    </>
  );
}

const AUTHORS: Readonly<Record<ComplaintMessage['author'], MessageDescriptor>> = {
  customer: msg`You`,
  shop: msg`The shop`,
  market: msg`The market`,
};

function Message({ message }: { message: ComplaintMessage }) {
  const { i18n, t } = useLingui();
  const { author, text, imageUrls, createdAt } = message;
  const Box = author === 'customer' ? Own : Answer;
  return (
    <Box as="li">
      <Facts>
        <strong>{i18n._(AUTHORS[author])}</strong>
        <time dateTime={createdAt}>{formatDate(createdAt, i18n)}</time>
      </Facts>
      <Words dir="auto" lang={otherLanguageOf(text, i18n.locale)}>
        {text}
      </Words>
      <ComplaintPictures label={t`Pictures of this message`} pictures={imageUrls} />
    </Box>
  );
}

const Messages = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Own = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
`;
