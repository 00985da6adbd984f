import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { ReleaseChoice, SessionSettings } from '@marketplace/contracts/testSession';

/** Choice of a part's release in the form. `name` is a version, a channel, an origin or empty. */
export interface ReleaseDraft {
  kind: 'live' | 'version' | 'channel' | 'origin' | 'absent';
  name: string;
}

export interface CompositionDraft {
  /** Channel from which all parts come; empty if each part has its own choice. */
  channel: string;
  parts: Record<PartName, ReleaseDraft>;
}

type Composition = NonNullable<SessionSettings['composition']>;

export const LIVE: ReleaseDraft = { kind: 'live', name: '' };

export function draftOf(composition: Composition = {}): CompositionDraft {
  if (typeof composition === 'string') return { channel: composition, parts: {} };
  const parts = Object.entries(composition).map(([part, choice]) => [part, partDraft(choice)]);
  return { channel: '', parts: Object.fromEntries(parts) };
}

function partDraft(choice: ReleaseChoice): ReleaseDraft {
  if ('absent' in choice) return { kind: 'absent', name: '' };
  if ('version' in choice) return { kind: 'version', name: choice.version };
  if ('origin' in choice) return { kind: 'origin', name: choice.origin };
  return { kind: 'channel', name: choice.channel };
}

function choiceOf(kind: Exclude<ReleaseDraft['kind'], 'live'>, name: string): ReleaseChoice {
  if (kind === 'absent') return { absent: true };
  if (kind === 'version') return { version: name };
  return kind === 'origin' ? { origin: name } : { channel: name };
}

/** Returns the composition that a form describes, without the parts that run their live release. */
export function compositionOf({ channel, parts }: CompositionDraft): Composition {
  if (channel !== '') return channel;
  const chosen = Object.entries(parts).flatMap(([part, { kind, name }]) => {
    return kind === 'live' ? [] : [[part, choiceOf(kind, name)]];
  });
  return Object.fromEntries(chosen);
}
