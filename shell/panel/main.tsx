import { createRoot } from 'react-dom/client';
import { recordPage } from './events/recording';
import { shopPage } from './loader/PanelHost';
import { Panel } from './Panel';

document.addEventListener('keydown', ({ key, altKey, shiftKey, code }) => {
  if (key === 'Escape' || (altKey && shiftKey && code === 'KeyT')) shopPage()?.__qaPanel?.close();
});

const page = shopPage();
if (page) recordPage(page);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Panel />);
