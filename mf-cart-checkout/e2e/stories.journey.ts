import { testPictures } from '@marketplace/contracts/testing/journeys/pictures/testPictures';
import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';

testStories('mf-cart-checkout');
testPictures('mf-cart-checkout', import.meta.dirname);
