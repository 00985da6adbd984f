import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogComment, OwnBlogText } from '@marketplace/contracts/api/blogComments';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { Button } from '@marketplace/contracts/ui/Button';
import { useEffect, useState } from 'react';
import { CommentForm } from './CommentForm';
import { Byline, Replies, Text } from './Comments.styles';
import { commentKey } from './commentKey';
import { PendingText } from './PendingText';

interface CommentThreadProps {
  slug: string;
  comment: BlogComment;
  /** The customer's unpublished replies to the comment. */
  waiting: readonly OwnBlogText[];
  onSent: () => void;
}

/** `restored`: the form is open because the customer started a reply before a login or a reload. */
type ReplyForm = 'closed' | 'opened' | 'restored' | 'sent';

/**
 * Moves the focus to the field after a press on Reply, and back to the button after the reply is
 * sent.
 */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Shows a comment and its replies. Nobody can reply to a reply. */
export function CommentThread({ slug, comment, waiting, onSent }: CommentThreadProps) {
  const { t } = useLingui();
  const { authorName } = comment;
  const [replyForm, setReplyForm] = useState<ReplyForm>('closed');
  useEffect(() => {
    if (tabStorage.read(commentKey(slug, comment.uuid))) setReplyForm('restored');
  }, [slug, comment.uuid]);
  const isOpen = replyForm === 'opened' || replyForm === 'restored';
  return (
    <li>
      <Written authorName={authorName} createdAt={comment.createdAt} text={comment.comment} />
      {(comment.replies.length > 0 || waiting.length > 0) && (
        <Replies aria-label={t`Replies to ${authorName}`}>
          {comment.replies.map((reply) => (
            <li key={reply.uuid}>
              <Written
                authorName={reply.authorName}
                createdAt={reply.createdAt}
                text={reply.reply}
              />
            </li>
          ))}
          {waiting.map((text) => (
            <li key={text.uuid}>
              <PendingText text={text} />
            </li>
          ))}
        </Replies>
      )}
      {isOpen ? (
        <CommentForm
          slug={slug}
          commentUuid={comment.uuid}
          label={t`Your reply to ${authorName}`}
          fieldRef={replyForm === 'opened' ? focusOnMount : undefined}
          onSent={() => {
            setReplyForm('sent');
            onSent();
          }}
        />
      ) : (
        <Button
          ref={replyForm === 'sent' ? focusOnMount : undefined}
          onClick={() => setReplyForm('opened')}
          aria-label={t`Reply to ${authorName}`}
        >
          <Trans>Reply</Trans>
        </Button>
      )}
    </li>
  );
}

type WrittenProps = { authorName: string; createdAt: string; text: string };

function Written({ authorName, createdAt, text }: WrittenProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Byline>
        <strong dir="auto" translate="no">
          {authorName}
        </strong>
        <time dateTime={createdAt}>{formatDate(createdAt, i18n)}</time>
      </Byline>
      <Text dir="auto" lang={otherLanguageOf(text, i18n.locale)}>
        {text}
      </Text>
    </>
  );
}
