import { testPictures } from '@marketplace/contracts/testing/journeys/sessions/testPictures';
import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';

testStories('mf-account');
testPictures('mf-account', import.meta.dirname);
