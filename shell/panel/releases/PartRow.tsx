import styled from '@marketplace/contracts/styled';
import { CANARY } from '@marketplace/contracts/testSession';
import type { SessionRelease } from '../../gateway/qa/sessionReleases';
import { Input, Row, Select } from '../controls/fields';
import { describeFiles, type LoadedFiles } from './loadedFiles';
import type { ReleaseDraft } from './releaseDraft';

const KINDS = {
  live: 'live',
  version: 'a version',
  channel: 'a channel',
  origin: 'a build',
  absent: 'left out',
};
const LABELS = { version: 'Version of', channel: 'Channel of', origin: 'Address of the build of' };
/** Suggested channels. The tester adds the name of a branch to `preview/`. */
export const CHANNELS = [CANARY, 'production', 'staging', 'preview/'];

interface PartRowProps {
  part: string;
  /** Absent if the release can no longer be run. */
  release: SessionRelease | undefined;
  loaded: LoadedFiles | undefined;
  /** Load times of the part's modules; absent if none was loaded. */
  modules: string | undefined;
  /** Choice of the part's release; absent if all parts come from one channel. */
  draft: ReleaseDraft | undefined;
  onChange: (draft: ReleaseDraft) => void;
}

/** A part of the shop: its release, owner and files, and the choice of another release. */
export function PartRow({ part, release, loaded, modules, draft, onChange }: PartRowProps) {
  return (
    <Part>
      <legend>{part}</legend>
      {release && <Facts release={release} />}
      <Soft>
        {loaded ? `Loaded ${describeFiles(loaded)}, within ${loaded.ms} ms` : 'Nothing loaded here'}
      </Soft>
      {modules && <Soft>{modules}</Soft>}
      {draft && <Choice part={part} draft={draft} onChange={onChange} />}
    </Part>
  );
}

interface ChoiceProps extends Pick<PartRowProps, 'part' | 'onChange'> {
  draft: ReleaseDraft;
}

function Choice({ part, draft, onChange }: ChoiceProps) {
  return (
    <Row>
      <Select
        label={`Release of ${part}`}
        options={KINDS}
        value={draft.kind}
        onChange={({ target }) => {
          // The cast is safe: the options are the kinds.
          onChange({ name: '', kind: target.value as ReleaseDraft['kind'] });
        }}
      />
      {draft.kind !== 'live' && draft.kind !== 'absent' && (
        <Input
          label={`${LABELS[draft.kind]} ${part}`}
          required
          {...(draft.kind === 'channel' && { suggestions: CHANNELS })}
          value={draft.name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      )}
    </Row>
  );
}

function Facts({ release }: { release: SessionRelease }) {
  const { version, liveVersion, owner, contact } = release;
  return (
    <>
      <p>
        <span>{version}</span>{' '}
        {version === liveVersion ? (
          <Soft as="span">live</Soft>
        ) : (
          <Differs>{`differs from live: ${liveVersion ?? 'not there'}`}</Differs>
        )}
      </p>
      <Soft>{contact ? `${owner}, ${contact}` : owner}</Soft>
    </>
  );
}

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--color-line);

  legend {
    font-weight: var(--weight-bold);
  }
`;

const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Differs = styled.strong`
  padding-inline: var(--space-1);
  border-radius: var(--radius-s);
  background: var(--color-warn-soft);
  color: var(--color-warn);
`;
