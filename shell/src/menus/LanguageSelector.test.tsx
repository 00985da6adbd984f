import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { LanguageSelector } from './LanguageSelector';

describe('the language links', () => {
  it('show each language under its own name, with the same URLs on every page', () => {
    renderInShell(<LanguageSelector />, { path: '/product?sort=newest&lang=fr' });
    const links = screen.getAllByRole('link');
    expect(
      links.map((link) => ['href', 'lang', 'hreflang'].map((name) => link.getAttribute(name))),
    ).toEqual([
      ['?lang=en', 'en', 'en'],
      ['?lang=bn', 'bn', 'bn'],
      ['?lang=fr', 'fr', 'fr'],
    ]);
    expect(links.map(({ textContent }) => textContent)).toEqual(['English', 'বাংলা', 'Français']);
  });

  it("mark the link to the page's own language as current", () => {
    renderInShell(<LanguageSelector />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
  });
});
