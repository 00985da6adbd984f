import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Link } from '@marketplace/contracts/router';
import { orderPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Answer, Card, Facts, Head, Problem, Row, Title, Words } from './ComplaintCard.styles';
import { ComplaintPictures } from './ComplaintPictures';
import { ComplaintStatus } from './ComplaintStatus';

interface ComplaintCardProps {
  complaint: Complaint;
  onEdit: () => void;
  onDelete: () => void;
}

/** One complaint whole: what it is about, what was said, what the market answered. */
export function ComplaintCard({ complaint, onEdit, onDelete }: ComplaintCardProps) {
  const { i18n, t } = useLingui();
  const { productName, orderNumber, createdAt, status, answer } = complaint;
  return (
    <Card>
      <Head>
        <Picture smallImageUrl={complaint.smallImageUrl} alt="" sizes="60px" />
        <div>
          <Title>
            <h3>{productName}</h3>
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
      <Problem>{complaint.problemCategory.name}</Problem>
      <Words>{complaint.description}</Words>
      <ComplaintPictures pictures={complaint.imageUrls} />
      {answer !== null && (
        <Answer>
          <p>
            <strong>
              <Trans>Answer</Trans>
            </strong>
          </p>
          <Words>{answer}</Words>
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
