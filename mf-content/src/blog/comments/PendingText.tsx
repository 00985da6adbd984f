import { Trans } from '@lingui/react/macro';
import type { OwnBlogText } from '@marketplace/contracts/api/blogComments';
import { Byline, Text, Waiting } from './Comments.styles';

/** A text of the customer's own that nobody else sees yet. */
export function PendingText({ text: { text } }: { text: OwnBlogText }) {
  return (
    <Waiting>
      <Byline>
        <strong>
          <Trans>You</Trans>
        </strong>
        <span>
          <Trans>Waiting to be published</Trans>
        </span>
      </Byline>
      <Text dir="auto">{text}</Text>
    </Waiting>
  );
}
