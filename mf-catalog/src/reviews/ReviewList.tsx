import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@marketplace/contracts/api/reviews';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Rating } from '@marketplace/contracts/ui/Rating';

/** A list of reviews, newest first. The customers' texts are plain text, not HTML. */
export function ReviewList({
  reviews,
  shopName,
}: {
  reviews: readonly Review[];
  /** Name of the shop, shown above its replies. */
  shopName: string;
}) {
  const { i18n, t } = useLingui();
  return (
    <List>
      {reviews.map((review) => (
        <li key={review.uuid}>
          <Byline>
            <Author dir="auto" translate="no">
              {review.authorName}
            </Author>
            <Rating average={review.rating} />
            <time dateTime={review.createdAt}>{formatDate(review.createdAt, i18n)}</time>
            {review.isVerifiedBuyer && (
              <span>
                <Trans>Verified buyer</Trans>
              </span>
            )}
          </Byline>
          <Comment dir="auto" lang={otherLanguageOf(review.comment, i18n.locale)}>
            {review.comment}
          </Comment>
          <Pictures review={review} />
          {review.answer && (
            <Answer>
              <Byline>
                <Author>{t`Answer of ${shopName}`}</Author>
                <time dateTime={review.answer.answeredAt}>
                  {formatDate(review.answer.answeredAt, i18n)}
                </time>
              </Byline>
              <Comment dir="auto" lang={otherLanguageOf(review.answer.text, i18n.locale)}>
                {review.answer.text}
              </Comment>
            </Answer>
          )}
        </li>
      ))}
    </List>
  );
}

function Pictures({ review: { imageUrls, authorName } }: { review: Review }) {
  const { t, i18n } = useLingui();
  if (imageUrls.length === 0) return null;
  return (
    <Photos>
      {imageUrls.map(({ smallImageUrl, mediumImageUrl }, index) => (
        <li key={mediumImageUrl}>
          <a href={mediumImageUrl} target="_blank" rel="noreferrer">
            <Picture
              smallImageUrl={smallImageUrl}
              alt={t`Picture ${localDigits(index + 1, i18n.locale)} from ${authorName}`}
              sizes="88px"
            />
          </a>
        </li>
      ))}
    </Photos>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--color-line);
  }
`;

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Author = styled.strong`
  min-width: 0;
  color: var(--color-ink);
  font-weight: var(--weight-medium);
`;

const Comment = styled.p`
  max-width: var(--text-width);
  white-space: pre-line;
`;

const Answer = styled.div`
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-line);
`;

const Photos = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: block;
    width: 88px;
    overflow: hidden;
    border-radius: var(--radius-m);
  }
`;
