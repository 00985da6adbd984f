import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { ReleaseChoice, SessionSettings } from '@marketplace/contracts/testSession';

/** Choice of a part's release in the form. `name` is a version or a channel. */
export interface ReleaseDraft {
  kind: 'live' | 'version' | 'channel';
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
  if ('version' in choice) return { kind: 'version', name: choice.version };
  return { kind: 'channel', name: choice.channel };
}

/** Returns the composition that a form describes, without the parts that run their live release. */
export function compositionOf({ channel, parts }: CompositionDraft): Composition {
  if (channel !== '') return channel;
  const chosen = Object.entries(parts).flatMap(([part, { kind, name }]) => {
    if (kind === 'live') return [];
    const choice: ReleaseChoice = kind === 'version' ? { version: name } : { channel: name };
    return [[part, choice]];
  });
  return Object.fromEntries(chosen);
}
