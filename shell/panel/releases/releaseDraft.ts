import type { ReleaseChoice, SessionSettings } from '@marketplace/contracts/testSession';

/** Choice of a part's release in the form. `name` is a version or a channel. */
export interface ReleaseDraft {
  kind: 'live' | 'version' | 'channel';
  name: string;
}

type Composition = NonNullable<SessionSettings['composition']>;

export function draftOf(choice: ReleaseChoice | undefined): ReleaseDraft {
  if (!choice) return { kind: 'live', name: '' };
  if ('version' in choice) return { kind: 'version', name: choice.version };
  return { kind: 'channel', name: choice.channel };
}

/** Returns the composition that a form describes: the parts that do not run their live release. */
export function compositionOf(drafts: Readonly<Record<string, ReleaseDraft>>): Composition {
  const chosen = Object.entries(drafts).flatMap(([part, { kind, name }]) => {
    if (kind === 'live') return [];
    const choice: ReleaseChoice = kind === 'version' ? { version: name } : { channel: name };
    return [[part, choice]];
  });
  return Object.fromEntries(chosen);
}
