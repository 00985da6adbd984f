import { testPictures } from '@marketplace/contracts/testing/journeys/pictures/testPictures';
import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';

testStories('mf-content');
testPictures('mf-content', import.meta.dirname);
