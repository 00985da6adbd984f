import { handOverStyles } from '../composition/compactStyles';
import { yieldToBrowser } from './yieldToBrowser';

// In stages, each a task of its own: the script is compiled, its libraries run, the page starts.
yieldToBrowser()
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(yieldToBrowser)
  .then(
    () =>
      import(/* webpackMode: "eager", webpackExports: "createBrowserRouter" */ 'react-router-dom'),
  )
  .then(yieldToBrowser)
  .then(async () => {
    const removeServerStyles = handOverStyles();
    const { startPage } = await import(/* webpackMode: "eager" */ './startPage');
    removeServerStyles();
    return startPage();
  })
  .catch(reportError);
