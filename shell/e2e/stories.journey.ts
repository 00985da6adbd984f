import { testPictures } from '@marketplace/contracts/testing/journeys/pictures/testPictures';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';
import { expect } from '@marketplace/contracts/testing/journeys/test';

testStories('shared-contracts');
testPictures('shared-contracts', import.meta.dirname);

test('a mounted story keeps its state if its properties change, and can be unmounted', async ({
  mountStory,
}) => {
  const story = await mountStory('ui/EmptyState/Stepper');
  await story.getByRole('button', { name: 'Increase quantity' }).click();
  const quantity = story.getByRole('textbox');
  await expect(quantity).toHaveValue('3');
  await story.update({ itemName: 'Hilsa' });
  await expect(story.getByRole('group', { name: 'Quantity of Hilsa' })).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await story.unmount();
  await expect(quantity).toHaveCount(0);
});

test('an unknown story causes an error with its name', { tag: '@full' }, async ({ mountStory }) => {
  await expect(mountStory('ui/EmptyState/Absent')).rejects.toThrow(
    'Unknown story: ui/EmptyState/Absent. It must be a story of a component.',
  );
});
