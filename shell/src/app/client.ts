import { handOverStyles } from '../composition/compactStyles';
import { yieldToBrowser } from './yieldToBrowser';

// In stages, each a task of its own: the script is compiled, its modules run, the page starts.
yieldToBrowser()
  .then(async () => {
    const removeServerStyles = handOverStyles();
    const { startPage } = await import(/* webpackMode: "eager" */ './startPage');
    removeServerStyles();
    return startPage();
  })
  .catch(reportError);
