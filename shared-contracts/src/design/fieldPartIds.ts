/**
 * Ids of a field's hint and error, made from the control's id, and what the control puts in
 * `aria-describedby`. The error comes first: it is what matters when it is there.
 */
export function fieldPartIds(id: string, shown: { hint?: unknown; error?: unknown }) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [shown.error != null && errorId, shown.hint != null && hintId];
  return { hintId, errorId, describedBy: describedBy.filter(Boolean).join(' ') || undefined };
}
