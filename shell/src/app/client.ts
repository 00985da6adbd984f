import { mayBeMissingCode, reloadOnce } from '../errors/missingCode';
import { yieldToBrowser } from './yieldToBrowser';

// In stages, each a task of its own: the script is compiled, its libraries run, the page starts.
yieldToBrowser()
  .then(() => import(/* webpackMode: "eager" */ 'react'))
  .then(yieldToBrowser)
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(yieldToBrowser)
  .then(
    () =>
      import(/* webpackMode: "eager", webpackExports: "createBrowserRouter" */ 'react-router-dom'),
  )
  .then(yieldToBrowser)
  .then(() => import(/* webpackMode: "eager", webpackExports: "default" */ 'styled-components'))
  .then(yieldToBrowser)
  .then(() => import(/* webpackMode: "eager" */ './hydratePage'))
  .then(async ({ hydratePage }) => {
    await yieldToBrowser();
    await hydratePage();
  })
  .catch((error: unknown) => {
    reportError(error);
    // Without that code nothing on the page answers; after any other failure it would be the same again.
    if (!mayBeMissingCode(error)) return;
    window.addEventListener('online', reloadOnce);
    void reloadOnce();
  });
