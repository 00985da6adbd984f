import { story } from '@marketplace/contracts/stories/story';

const down = (call: string) => [{ call, reply: { status: 503 } }];

export const Blog = story({ path: '/blog' });
export const BlogInBangla = story({ path: '/blog', language: 'bn' });
export const BlogPastTheEnd = story({ path: '/blog?pageNumber=99', status: 404 });
export const BlogDown = story({
  path: '/blog',
  faults: down('listBlogs'),
  status: 503,
  isRefused: true,
});
export const NoSuchPost = story({ path: '/blog/no-such-post', status: 404 });

// In the browser, the form replaces the sentence which says that it needs JavaScript.
export const Contact = story({ path: '/contact', inBrowser: 'replaces' });
export const ContactInBangla = story({
  path: '/contact',
  language: 'bn',
  inBrowser: 'replaces',
});

export const AboutUs = story({ path: '/about-us' });
export const LongTerms = story({ path: '/terms-and-conditions' });
export const TermsInBangla = story({ path: '/terms-and-conditions', language: 'bn' });

export const Brand = story({ path: '/nodibazar' });
export const BrandWithoutShops = story({ path: '/nodibazar', faults: down('listShops') });
