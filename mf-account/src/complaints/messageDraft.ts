import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { tabStorage } from '@marketplace/contracts/tabStorage';

/**
 * Storage key of the draft of a message about a complaint. It contains no customer, because only
 * the complaint's author can open the form, and a logout deletes all drafts.
 */
export const messageDraftKey = (uuid: string) => draftKey(`complaintMessage ${uuid}`);

export const hasMessageDraft = (uuid: string) =>
  tabStorage.read(messageDraftKey(uuid)) !== undefined;
