import { screen } from '@testing-library/react';
import { HOSTILE_HTML } from '../../build-kit/testing/hostileHtml';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Html } from './Html';

describe('Html', () => {
  it('renders the given markup', () => {
    renderUi(<Html html="<h2>Storage</h2><ul><li>Keep cool</li></ul>" />);
    expect(screen.getByRole('heading', { name: 'Storage' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Keep cool');
  });

  it('keeps harmless text, and removes scripts, styles and forms that the API let through', () => {
    const { container } = renderUi(<Html html={`<p>Fresh</p>${HOSTILE_HTML.join('')}`} />);
    expect(screen.getByText('Fresh')).toBeVisible();
    const foreign = 'script, iframe, style, form, object, svg, [onerror], [onclick], [style]';
    expect(container.querySelectorAll(foreign)).toHaveLength(0);
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href') ?? '').not.toMatch(/script|data:/);
    }
  });
});
