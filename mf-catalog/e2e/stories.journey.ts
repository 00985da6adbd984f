import { testPictures } from '@marketplace/contracts/testing/journeys/pictures/testPictures';
import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';

testStories('mf-catalog');
testPictures('mf-catalog', import.meta.dirname);
