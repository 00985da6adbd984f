import { Notice } from '@marketplace/contracts/ui/Notice';
import { usePostedForm } from './plainForm';

/**
 * Says why a form was refused that a browser without scripts has sent, if the page no longer has the
 * entry that the form was about.
 */
export function PlainRefusal({ intents }: { intents: readonly [string, string] }) {
  const [first, second] = [usePostedForm(intents[0]), usePostedForm(intents[1])];
  const posted = first ?? second;
  if (posted?.status !== 'failed') return null;
  return <Notice tone="bad">{posted.message}</Notice>;
}
