import { draftKey } from '@marketplace/contracts/forms/tabDraft';

/** Returns the storage key for the draft of a comment, or of a reply to a comment, in this tab. */
export const commentKey = (slug: string, commentUuid: string | undefined) =>
  draftKey(`comment ${slug} ${commentUuid ?? ''}`);
