import { describeSpecCoverage } from '@marketplace/contracts/testing/specCoverage';

const comments = 'mf-content/src/blog/comments/Comments.test.tsx';
const list = 'mf-content/src/routes/blogList.test.tsx';
const routes = 'mf-content/src/exposes/routes.test.ts';
const waiting = 'sends a comment, says that an admin publishes it, and shows it as waiting';
const community = 'shared-contracts/reference-api/src/content/communityTexts.test.ts';

describeSpecCoverage([
  [2, '/{product} | brand landing page', routes, 'renders the brand’s page at its own address'],
  [3, 'comment payload has slug', comments, waiting],
  [3, 'reply payload has slug and data', comments, 'sends a reply to its comment'],
  [4, 'Blog comments and replies are published later by an admin', community, 'shows a customer'],
  [
    4,
    'blog detail 404 sets the blog-not-found flag',
    routes,
    'answers 404 for a post there is not',
  ],
  [8, "'An admin will publish your comment.'", comments, waiting],
  [8, "'An admin will publish your reply.'", comments, 'sends a reply to its comment'],
  [
    8,
    "'An error occurred while posting your reply.'",
    comments,
    'says that an error occurred where a reply is refused',
  ],
  [9, 'Page sizes: blogs 10', list, 'asks for ten posts of the page in the address'],
]);
