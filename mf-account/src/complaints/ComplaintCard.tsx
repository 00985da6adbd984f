import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint, ComplaintStatus as Status } from '@marketplace/contracts/api/complaints';
import type { Picture as Stored } from '@marketplace/contracts/api/fields';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Link } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { Button } from '@marketplace/contracts/ui/Button';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Answer, Card, Facts, Head, Problem, Row, Title, Words } from './ComplaintCard.styles';

interface ComplaintCardProps {
  complaint: Complaint;
  onEdit: () => void;
  onDelete: () => void;
}

/** Shows one complaint: the order item, text, pictures and the market's answer. */
export function ComplaintCard({ complaint, onEdit, onDelete }: ComplaintCardProps) {
  const { i18n, t } = useLingui();
  const { productName, orderNumber, createdAt, status, answer } = complaint;
  return (
    <Card>
      <Head>
        <Picture smallImageUrl={complaint.smallImageUrl} alt="" />
        <div>
          <Title>
            <h3 lang={complaint.productNameLanguage}>{productName}</h3>
            <ComplaintStatus status={status} />
          </Title>
          <Facts>
            <Link to={orderPath(complaint.orderUuid)}>
              <Trans>Order {orderNumber}</Trans>
            </Link>
            <time dateTime={createdAt}>{formatDate(createdAt, i18n)}</time>
          </Facts>
        </div>
      </Head>
      <Problem lang={complaint.problemCategory.nameLanguage}>
        {complaint.problemCategory.name}
      </Problem>
      <Words dir="auto" lang={otherLanguageOf(complaint.description, i18n.locale)}>
        {complaint.description}
      </Words>
      <ComplaintPictures pictures={complaint.imageUrls} />
      {answer !== null && (
        <Answer>
          <p>
            <strong>
              <Trans>Answer</Trans>
            </strong>
          </p>
          <Words dir="auto" lang={otherLanguageOf(answer, i18n.locale)}>
            {answer}
          </Words>
        </Answer>
      )}
      {status === 'open' && (
        <Row>
          <Button onClick={onEdit} aria-label={t`Edit the complaint about ${productName}`}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            variant="quiet"
            onClick={onDelete}
            aria-label={t`Delete the complaint about ${productName}`}
          >
            <Trans>Delete</Trans>
          </Button>
        </Row>
      )}
    </Card>
  );
}

/** Shows the customer's pictures. Each links to its large version. */
function ComplaintPictures({ pictures }: { pictures: Stored[] }) {
  const { t, i18n } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <List role="list" aria-label={t`Your pictures`}>
      {pictures.map((picture, index) => {
        const number = localDigits(index + 1, i18n.locale);
        return (
          <li key={picture.mediumImageUrl}>
            <a href={picture.mediumImageUrl} target="_blank" rel="noreferrer">
              <Picture
                smallImageUrl={picture.smallImageUrl}
                alt={t`Picture ${number}, large, in a new tab`}
                sizes="80px"
              />
            </a>
          </li>
        );
      })}
    </List>
  );
}

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

function ComplaintStatus({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge $tone={TONES[status]}>{i18n._(TEXTS[status])}</Badge>;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: block;
    width: 80px;
  }

  a > * {
    border-radius: var(--radius-m);
  }
`;
