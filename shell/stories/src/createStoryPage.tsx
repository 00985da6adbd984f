import { useParams } from '@marketplace/contracts/router';
import { StoryBoundary } from './StoryBoundary';
import { StoryFault } from './StoryFault';
import { StoryFrame } from './StoryFrame';
import type { ComponentStory, StoryModule } from './storyList';

/** Creates the page with the stories of one file. The name of the story is in the path. */
export function createStoryPage({ id, file }: StoryModule, loaded: Record<string, unknown>) {
  return function StoryPage() {
    const { name = '' } = useParams();
    const story = `${id}/${name}`;
    const Story = componentOf(loaded[name]);
    return (
      <StoryFrame story={story}>
        {Story ? (
          <StoryBoundary key={story} story={story} file={file}>
            <Story />
          </StoryBoundary>
        ) : (
          <StoryFault
            story={story}
            file={file}
            error={loaded.error ?? new Error('The file exports no component of this name.')}
          />
        )}
      </StoryFrame>
    );
  };
}

export const componentOf = (value: unknown): ComponentStory | undefined =>
  // The cast is safe: a story file exports functions only as components.
  typeof value === 'function' ? (value as ComponentStory) : undefined;
