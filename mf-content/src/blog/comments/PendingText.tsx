import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnBlogText } from '@marketplace/contracts/api/blogComments';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Byline, Text, Waiting } from './Comments.styles';

/** Shows an unpublished comment or reply of the customer. */
export function PendingText({ text: { text } }: { text: OwnBlogText }) {
  const { i18n } = useLingui();
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
      <Text dir="auto" lang={otherLanguageOf(text, i18n.locale)}>
        {text}
      </Text>
    </Waiting>
  );
}
