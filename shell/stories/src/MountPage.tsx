import type { Mounting } from '@marketplace/contracts/stories/Mounting';
import { type ReactNode, useEffect, useState } from 'react';
import { componentOf } from './createStoryPage';
import { StoryBoundary } from './StoryBoundary';
import { StoryFrame } from './StoryFrame';
import { type ComponentStory, files } from './storyList';

interface Mounted {
  story: string;
  file: string;
  Story: ComponentStory;
  props: NonNullable<Mounting['props']>;
  onMount: () => void;
  onError: (error: unknown) => void;
}

/** The page on which tests mount stories of components, as with Playwright's `mount`. */
export function Component() {
  const [mounted, setMounted] = useState<Mounted>();
  useEffect(() => {
    window.mount = async ({ story, props = {} }: Mounting) => {
      const found = await findStory(story);
      await new Promise<void>((resolve, reject) => {
        setMounted({ ...found, props, onMount: resolve, onError: reject });
      });
    };
    window.unmount = () =>
      new Promise((resolve) => {
        setMounted(undefined);
        setTimeout(resolve);
      });
    return () => {
      window.mount = undefined;
      window.unmount = undefined;
    };
  }, []);
  if (!mounted) return <StoryFrame story="mount" />;
  const { Story, story, file, props, onMount, onError } = mounted;
  return (
    <StoryFrame story={story}>
      <StoryBoundary key={story} story={story} file={file} onError={onError}>
        <AfterMount onMount={onMount}>
          <Story {...props} />
        </AfterMount>
      </StoryBoundary>
    </StoryFrame>
  );
}

function AfterMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/** @throws Error if no story of a component has this id */
async function findStory(id: string): Promise<Pick<Mounted, 'story' | 'file' | 'Story'>> {
  const end = id.lastIndexOf('/');
  const path = id.slice(0, end);
  const name = id.slice(end + 1);
  const found = files.find((each) => each.id === path || each.id.endsWith(`/${path}`));
  const Story = componentOf((await found?.load())?.[name]);
  if (!found || !Story) throw new Error(`Unknown story: ${id}. It must be a story of a component.`);
  return { story: `${found.id}/${name}`, file: found.file, Story };
}
