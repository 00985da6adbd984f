import { Button } from '@marketplace/contracts/ui/Button';
import { useEffect, useState } from 'react';
import type { SessionRelease } from '../../gateway/qa/sessionReleases';
import { Form, Input } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { useTrail } from '../events/useTrail';
import { reloadPage, shopPage } from '../loader/PanelHost';
import { changeSettings, type Session } from '../session/sessionRequests';
import { describeModules, readLoadedFiles } from './loadedFiles';
import { OutlineSwitch } from './OutlineSwitch';
import { CHANNELS, PartRow } from './PartRow';
import { compositionOf, draftOf, LIVE } from './releaseDraft';

const REFRESH_MS = 1000;

/** Shows the release of each part with its owner, and sets other releases. */
export function ReleasesForm({ session }: { session: Session }) {
  const { settings, releases } = session;
  const [draft, setDraft] = useState(() => draftOf(settings.composition));
  // Parts that differ from live come first.
  const parts = Object.keys({ ...releases, ...draft.parts }).sort(
    (one, other) => rankOf(releases[one]) - rankOf(releases[other]) || (one < other ? -1 : 1),
  );
  const { run, ...outcome } = useAction();
  const loaded = useLoadedFiles();
  const modules = describeModules(useTrail());
  const handleSubmit = () =>
    run(async () => {
      await changeSettings({ composition: compositionOf(draft) });
      reloadPage();
    });
  return (
    <>
      <OutlineSwitch releases={releases} />
      <Form label="Releases" onSubmit={handleSubmit}>
        <Input
          label="All parts from the channel (optional)"
          suggestions={CHANNELS}
          value={draft.channel}
          onChange={({ target }) => setDraft({ ...draft, channel: target.value })}
        />
        {parts.map((part) => (
          <PartRow
            key={part}
            part={part}
            release={releases[part]}
            loaded={loaded[part]}
            modules={modules[part]}
            draft={draft.channel === '' ? (draft.parts[part] ?? LIVE) : undefined}
            onChange={(own) => setDraft({ ...draft, parts: { ...draft.parts, [part]: own } })}
          />
        ))}
        <Button type="submit" variant="primary" isLoading={outcome.isBusy ?? false}>
          Apply and reload
        </Button>
        <Outcome {...outcome} />
      </Form>
    </>
  );
}

const rankOf = (release: SessionRelease | undefined) =>
  Number(release !== undefined && release.version === release.liveVersion);

/** Returns the files that the page has loaded so far, by part. */
function useLoadedFiles() {
  const [loaded, setLoaded] = useState<ReturnType<typeof readLoadedFiles>>({});
  useEffect(() => {
    const page = shopPage();
    if (!page) return undefined;
    const read = () => setLoaded(readLoadedFiles(page));
    read();
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return loaded;
}
