import { describeSpecCoverage } from '@marketplace/contracts/testing/specCoverage';

const api = 'shared-contracts/reference-api/src/content';
const community = `${api}/content.customerTexts.test.ts`;
const published = `${api}/content.published.test.ts`;
const comments = 'mf-content/src/blog/comments/Comments.test.tsx';
const list = 'mf-content/src/routes/blogList.test.tsx';
const post = 'mf-content/src/routes/blog.test.tsx';
const landing = 'mf-content/src/routes/landing.test.tsx';
const routes = 'mf-content/src/exposes/routes.test.ts';
const whole = 'mf-content/e2e/lightEdition.journey.ts';
const waiting = 'sends a comment, says that an admin publishes it, and shows it as waiting';
const onePublished = 'shows a comment and its replies once each is published';

describeSpecCoverage([
  [
    1,
    'Shoppers can read a blog',
    'mf-content/e2e/blog.journey.ts',
    'the blog reads from list to post to subject',
  ],
  [
    1,
    '… and comment',
    'mf-content/e2e/comments.journey.ts',
    "a visitor's comment survives the login, and only its author sees it waiting",
  ],
  [2, '/blog', routes, 'renders the list to a string, its first picture named for the preload'],
  [
    2,
    '/blog/{slug}',
    routes,
    'renders a post to a string, with what search engines and share cards ask for',
  ],
  [
    2,
    '/about-us, … /legal-compliance | information',
    routes,
    'renders /%s whole, and its address without the language',
  ],
  [
    2,
    '… each at its address',
    whole,
    '… is complete without scripts, and loads nothing that it does not show',
  ],
  [2, '/contact', 'mf-content/e2e/information.journey.ts', 'a message to support arrives'],
  [
    2,
    '/{product} | brand landing page',
    routes,
    'renders the brand’s page at its own address and no other',
  ],
  [2, 'Layouts: landing', landing, 'asks for the landing layout'],
  [
    2,
    'Implied areas: paginated lists of blogs',
    list,
    'asks for ten posts of the page in the address and links to the other pages',
  ],
  [
    2,
    'Legal column',
    'mf-content/e2e/information.journey.ts',
    'a policy is found by the footer and read by its contents list',
  ],
  [3, 'Blog: list', list, 'shows title, excerpt and day of each post, and leads to it'],
  [3, 'detail by handle', post, 'shows the post with its author, day, length and markup'],
  [
    3,
    'comments list',
    comments,
    'shows comments with their replies below them, as the texts they are',
  ],
  [3, 'comment payload has slug', comments, waiting],
  [
    3,
    'reply payload has slug and data',
    comments,
    'sends a reply to its comment, and says that an admin publishes it',
  ],
  [4, 'Blog comments and replies are published later by an admin', community, onePublished],
  [
    4,
    '… until then their author sees them',
    community,
    "shows a customer their own waiting comments, and no one else's",
  ],
  [
    4,
    'blog detail 404 sets the blog-not-found flag',
    routes,
    'answers 404 for a post there is not',
  ],
  [6, 'Comments and replies need admin publishing', community, onePublished],
  [
    6,
    'Sellers use an external site',
    landing,
    'says what the market is, and leads buyers to it and sellers to their own site',
  ],
  [
    7,
    'GET /blog: pageSize=10, pageNumber',
    list,
    'asks for ten posts of the page in the address and links to the other pages',
  ],
  [7, 'GET /blog/by-handle/{handle}', published, 'lists only published posts, and sanitises them'],
  [7, 'GET /blog/{slug}/comment', community, onePublished],
  [
    7,
    'POST /blog/{slug}/comment, POST …/reply',
    community,
    'stores a comment or reply once if it is posted twice',
  ],
  [8, 'blog detail 404 sets its not-found state', routes, 'answers 404 for a post there is not'],
  [
    8,
    'Server error text: a string message is used as is',
    comments,
    'keeps what was typed where a comment is refused',
  ],
  [8, "'An admin will publish your comment.'", comments, waiting],
  [
    8,
    "'An admin will publish your reply.'",
    comments,
    'sends a reply to its comment, and says that an admin publishes it',
  ],
  [
    8,
    "'An error occurred while posting your reply.'",
    comments,
    'says that an error occurred where a reply is refused, and keeps what was typed',
  ],
  [
    9,
    'Page sizes: blogs 10',
    list,
    'asks for ten posts of the page in the address and links to the other pages',
  ],
  [9, 'default page 1', routes, 'answers %s with %i and %s as the address to keep'],
]);
