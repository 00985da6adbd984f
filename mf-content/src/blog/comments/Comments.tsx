import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BlogComment } from '@marketplace/contracts/api/blogComments';
import { useRevalidator } from '@marketplace/contracts/router';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { CommentForm } from './CommentForm';
import { Conversation, Root, WithoutScript } from './Comments.styles';
import { CommentThread } from './CommentThread';
import { PendingText } from './PendingText';
import { usePendingTexts } from './usePendingTexts';

interface CommentsProps {
  slug: string;
  /** `undefined` if the comments could not be loaded. */
  comments: readonly BlogComment[] | undefined;
}

/**
 * Shows the published comments and replies of a post, the customer's pending ones, and the form.
 */
export function Comments({ slug, comments }: CommentsProps) {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const { waiting, reload } = usePendingTexts(slug);
  return (
    <Root aria-labelledby="comments">
      <SectionHeading id="comments">
        {comments && comments.length > 0 ? (
          <Plural value={comments.length} one="# comment" other="# comments" />
        ) : (
          <Trans>Comments</Trans>
        )}
      </SectionHeading>
      <CommentForm slug={slug} onSent={reload} label={t`Your comment`} />
      <WithoutScript>
        <Trans>Writing a comment needs JavaScript.</Trans>
      </WithoutScript>
      {waiting
        .filter(({ commentUuid }) => commentUuid === null)
        .map((text) => (
          <PendingText key={text.uuid} text={text} />
        ))}
      {comments === undefined && (
        <ErrorPanel
          title={<Trans>Comments could not be loaded</Trans>}
          onRetry={revalidate}
          isRetrying={state === 'loading'}
        />
      )}
      {comments?.length === 0 && (
        <p>
          <Trans>Nobody has written yet. Tell others what you think.</Trans>
        </p>
      )}
      {comments && comments.length > 0 && (
        <Conversation>
          {comments.map((comment) => (
            <CommentThread
              key={comment.uuid}
              slug={slug}
              comment={comment}
              waiting={waiting.filter(({ commentUuid }) => commentUuid === comment.uuid)}
              onSent={reload}
            />
          ))}
        </Conversation>
      )}
    </Root>
  );
}
