const keyOf = (slug: string, commentUuid: string | undefined) =>
  `commentDraft ${slug} ${commentUuid ?? ''}`;

/** Saves a draft in this tab; the shell clears its storage on logout. */
export function saveDraft(slug: string, commentUuid: string | undefined, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(slug, commentUuid), text);
    else sessionStorage.removeItem(keyOf(slug, commentUuid));
  } catch {
    // Storage is blocked or full: the text lives as long as the page.
  }
}

/** The saved draft, or an empty text. */
export function readDraft(slug: string, commentUuid: string | undefined): string {
  try {
    return sessionStorage.getItem(keyOf(slug, commentUuid)) ?? '';
  } catch {
    return '';
  }
}
