import { testStories } from '@marketplace/contracts/testing/journeys/sessions/testStories';

testStories('mf-cart-checkout');
