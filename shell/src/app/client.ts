import { yieldToBrowser } from './yieldToBrowser';

// In stages, each a task of its own: the script is compiled, its modules run, the page starts.
yieldToBrowser()
  .then(() => import(/* webpackMode: "eager" */ './startPage'))
  .then(({ startPage }) => startPage())
  .catch(reportError);
