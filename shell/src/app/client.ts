import { mayBeMissingCode, reloadOnce } from '../errors/missingCode';
import { yieldToBrowser } from './yieldToBrowser';

// The start runs in stages, each in a task of its own: compiling the script, running its libraries,
// hydrating the page.
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
    // Missing code leaves the page without interaction, so it reloads; any other failure would
    // happen again after a reload.
    if (!mayBeMissingCode(error)) return;
    window.addEventListener('online', reloadOnce);
    void reloadOnce();
  });
