import { testPictures } from '@marketplace/contracts/testing/journeys/pictures/testPictures';
import { test } from '@marketplace/contracts/testing/journeys/sessions/remoteTest';
import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';
import { expect } from '@marketplace/contracts/testing/journeys/test';

testStories('mf-account');
testPictures('mf-account', import.meta.dirname);

test('the complaint card reports which button is pressed, and shows an updated description', {
  tag: '@full',
}, async ({ mountStory }) => {
  const story = await mountStory('ComplaintCard/Open');
  await story.getByRole('button', { name: /^Edit/ }).click();
  await expect(story.getByLabel('Pressed')).toHaveText('edit');
  await story.getByRole('button', { name: /^Delete/ }).click();
  await expect(story.getByLabel('Pressed')).toHaveText('delete');
  await story.update({ description: 'It was warm.' });
  await expect(story.getByRole('article')).toContainText('It was warm.');
});
