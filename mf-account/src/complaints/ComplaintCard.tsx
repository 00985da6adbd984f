import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Link } from '@marketplace/contracts/router';
import { complaintsPath, orderPath } from '@marketplace/contracts/routes';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { DialogButton } from '../page-parts/DialogButton';
import { plainFormPath } from '../page-parts/plainForm';
import { Answer, Card, Facts, Head, Problem, Row, Title, Words } from './ComplaintCard.styles';
import { ComplaintClocks } from './ComplaintClocks';
import { ComplaintPictures } from './ComplaintPictures';
import { ComplaintStatus } from './ComplaintStatus';
import { ComplaintWish } from './ComplaintWish';
import { DELETE_COMPLAINT, SAVE_COMPLAINT } from './PlainComplaintTask';

interface ComplaintCardProps {
  complaint: Complaint;
  /** True if the card links to the messages of the complaint. */
  hasCase?: boolean;
  /** Path of the page that shows the card. */
  page?: string;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** Shows one complaint: the order item, text, pictures and the market's answer. */
export function ComplaintCard(props: ComplaintCardProps) {
  const { complaint, hasCase, page = complaintsPath(), onEdit, onDelete } = props;
  const { i18n, t } = useLingui();
  const { uuid: entry, productName, orderNumber, createdAt, status, answer } = complaint;
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
      <ComplaintWish complaint={complaint} />
      <Words dir="auto" lang={otherLanguageOf(complaint.description, i18n.locale)}>
        {complaint.description}
      </Words>
      <ComplaintPictures label={t`Your pictures`} pictures={complaint.imageUrls} />
      <ComplaintClocks complaint={complaint} orderUuid={complaint.orderUuid} />
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
      {hasCase && (
        <Facts>
          <Link to={complaintsPath({ complaint: complaint.uuid })}>
            <Trans>Messages and outcome</Trans>
          </Link>
        </Facts>
      )}
      {status === 'open' && onEdit && (
        <Row>
          <DialogButton
            onClick={onEdit}
            plainPath={plainFormPath(page, { intent: SAVE_COMPLAINT, entry })}
            aria-label={t`Edit the complaint about ${productName}`}
          >
            <Trans>Edit</Trans>
          </DialogButton>
          <DialogButton
            variant="quiet"
            onClick={onDelete}
            plainPath={plainFormPath(page, { intent: DELETE_COMPLAINT, entry })}
            aria-label={t`Delete the complaint about ${productName}`}
          >
            <Trans>Delete</Trans>
          </DialogButton>
        </Row>
      )}
    </Card>
  );
}
