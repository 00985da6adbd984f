import { draftKey } from '@marketplace/contracts/forms/tabDraft';

/** Names the draft of a comment, or of a reply to one, in the tab's storage. */
export const commentKey = (slug: string, commentUuid: string | undefined) =>
  draftKey(`comment ${slug} ${commentUuid ?? ''}`);
