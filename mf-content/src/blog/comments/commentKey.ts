import { draftKey } from '@marketplace/contracts/forms/tabDraft';

/** Storage key of the draft of a comment, or of a reply to one, in this tab. */
export const commentKey = (slug: string, commentUuid: string | undefined) =>
  draftKey(`comment ${slug} ${commentUuid ?? ''}`);
