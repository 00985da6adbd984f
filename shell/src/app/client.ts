import { mayBeMissingCode, reloadOnce } from '../errors/missingCode';
import { yieldToBrowser } from './yieldToBrowser';

// Starts the page in separate tasks: compile the script, run its libraries, hydrate the page.
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
    // Reloads only if code is missing. Any other failure would occur again after a reload.
    if (!mayBeMissingCode(error)) return;
    window.addEventListener('online', reloadOnce);
    void reloadOnce();
  });
